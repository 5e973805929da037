"""From the IR of many functions to one object file, and from an object file to functions that can be called.

`linked` puts what is entered, from Python or by address, and all that it calls into one module, optimises it and emits it once;
`bound` loads that, in this process or in any other. `front_end.py` makes the IR, `objects.py` keeps the files.
"""
from __future__ import annotations

import ctypes
import functools
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import llvmlite.binding as llvm
import numba as nb
from numba import _dynfunc
from numba.core import codegen, targetconfig, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import Environment, lookup_environment
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys

from ..errors import BadGameError
from . import data

if TYPE_CHECKING:
    from .prepare import Wanted

_ENVIRONMENT = "_ZN08NumbaEnv"  # how the names of variables begin that point to what a function needs of Python at run time
_DATA = data.PREFIX  # and of those that point to tables of a game
_UNRESOLVED = codegen.RuntimeLinker.PREFIX
_DYNAMIC = "numba.dynamic.globals"
LARGE = 8000  # instructions of a rule and all that it calls: from here on a second copy of it costs more than calls to it


class Entry(NamedTuple):
    """A function as machine code, for arguments of certain types."""

    address: int  # of the function as Numba calls it
    returns: str
    call: Any  # for Python, or None


class Linked(NamedTuple):
    """An object file and what must be known to load it."""

    code: bytes
    facts: dict[str, Any]  # fit for JSON
    environments: list[Any] | None = None  # those of this process, if the object is of no use to another one


# ------------------------------------------------------------------------------------------------------------- IR
class IRLibrary(codegen.JITCodeLibrary):
    """The IR of one function, and which libraries it calls. Nothing is emitted before all is linked."""

    is_thin = False

    def __init__(self, owner: Any, name: str) -> None:
        super().__init__(owner, name)
        self.sizes: dict[str, int] = {}  # instructions of each function
        self.inlined: set[str] = set()  # which functions ask to be inlined; whoever links them decides

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def add_ir_module(self, ir_module: Any) -> None:
        large = {*self._large_callees()} if self.is_thin else set()
        for function in ir_module.functions:
            steps = [step for block in function.blocks for step in block.instructions]
            for step in steps if large else ():
                if getattr(getattr(step, "callee", None), "name", None) in large:
                    step.attributes.add("noinline")
            if steps:
                self.sizes[function.name] = len(steps)
                if "alwaysinline" in function.attributes:
                    self.inlined.add(function.name)
            function.attributes.discard("alwaysinline")
        super().add_ir_module(ir_module)

    def _large_callees(self) -> Iterator[str]:
        for library in self._linking_libraries:
            all_of_it = [one for one in (library, *_called_by([library])) if isinstance(one, IRLibrary)]
            if library in all_of_it and sum(sum(one.sizes.values()) for one in all_of_it) > LARGE:
                yield from library.sizes

    def add_llvm_module(self, ll_module: Any) -> None:
        super().add_llvm_module(ll_module)
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"  # taken into another module if something there calls it

    def finalize(self) -> None:
        """Other people's functions that call this one ask for it; they optimise it together with themselves."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            _link_callees(self._shared_module, [self])
            _inline(self._shared_module, [self, *_called_by([self])])
        return self._shared_module


def _called_by(libraries: Sequence[Any]) -> list[Any]:
    """All that these libraries call, callers first."""
    seen = {*libraries}
    found: list[Any] = []

    def visit(library: Any) -> None:
        for other in () if _is_whole(library) else library._linking_libraries:
            if other not in seen:
                seen.add(other)
                visit(other)
                found.append(other)

    for library in libraries:
        visit(library)
    return found[::-1]


def _link_callees(module: Any, libraries: Sequence[Any]) -> None:
    """In this order LLVM takes what is called by what is there, and nothing else."""
    for library in _called_by(libraries):
        module.link_in((library._get_module_for_linking() if _is_whole(library) else library._final_module).clone())


def _inline(module: Any, libraries: Sequence[Any], most: int | None = None) -> None:
    """Functions that ask for it and have at most so many instructions; about the others LLVM decides."""
    sizes = {name: one.sizes[name] for one in libraries if isinstance(one, IRLibrary) for name in one.inlined}
    for function in module.functions:
        if function.name in sizes and not function.is_declaration and (most is None or sizes[function.name] <= most):
            function.add_function_attribute("alwaysinline")


def _is_whole(library: Any) -> bool:
    """Has Numba linked into it all that it calls?"""
    return library._finalized and not isinstance(library, IRLibrary)


# -------------------------------------------------------------------------------------------- one module, one object
@global_compiler_lock
def linked(symbol: str, wanted: Sequence[Wanted], most_inlined: int | None = None) -> Linked:
    """Names in it that can be seen from outside begin with `symbol`, which must be unique."""
    owner = cpu_target.target_context.codegen()
    made = [one.function.lowered(one.kinds) for one in wanted]
    names = {one.fndesc.llvm_func_name: f"{symbol}.{k}" for k, one in enumerate(made)}
    names |= {one.fndesc.llvm_cpython_wrapper_name: f"{symbol}.{k}.python" for k, one in enumerate(made)}
    module = llvm.parse_assembly(str(owner._create_empty_module(symbol)))
    tops = [_wrappers(owner, symbol, wanted), *dict.fromkeys(one.library for one in made)]
    for top in tops:
        copy = top._final_module.clone()
        for function in copy.functions:
            if function.name in names and not function.is_declaration:
                function.linkage = "external"
        module.link_in(copy)
    _link_callees(module, tops)
    _inline(module, [*tops, *_called_by(tops)], most_inlined)
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in names else "internal"
            function.name = names.get(function.name, function.name)
    for variable in module.global_variables:
        if variable.name.startswith((_ENVIRONMENT, _DATA)):
            variable.linkage = "linkonce_odr"  # goes, if nothing uses it
    passes, builder = owner._module_pass_manager()
    passes.run(module, builder)
    module.verify()
    environments = _environments(module, symbol)
    facts = {
        "data": _tables(module, symbol),
        "returns": [str(types.unliteral(one.signature.return_type)) for one in made],
        "environments": len(environments),
        "needs": [one.name for one in module.functions if one.is_declaration and not one.name.startswith("llvm.")],
    }
    is_for_all = not any(one.consts for one in environments) and not _has_addresses(module)
    return Linked(owner._tm.emit_object(module), facts, None if is_for_all else environments)


def _wrappers(owner: Any, symbol: str, wanted: Sequence[Wanted]) -> Any:
    """What turns Python's objects into numbers and calls the functions."""
    library = IRLibrary(owner, symbol)
    for one in wanted:
        if one.is_called:
            made = one.function.lowered(one.kinds)
            flags, context = made.metadata["flags"], made.target_context
            with targetconfig.ConfigStack().enter(flags.copy()), context.push_code_library(library):
                context.create_cpython_wrapper(library, made.fndesc, made.environment, made.call_helper, flags.release_gil)
    return library


def _environments(module: Any, symbol: str) -> list[Any]:
    """Those that the module uses; the variables that point to them get names that can be found."""
    found = []
    for variable in module.global_variables:
        if variable.name.startswith(_ENVIRONMENT):
            found.append(lookup_environment(variable.name) or _NOTHING)
            variable.name, variable.linkage = f"{symbol}.env{len(found) - 1}", "external"
    return found


def _tables(module: Any, symbol: str) -> list[str]:
    """The keys of those that the module reads; the variables that point to them get names that can be found."""
    found: list[str] = []
    for variable in module.global_variables:
        if variable.name.startswith(_DATA):
            found.append(variable.name.removeprefix(_DATA))
            variable.name, variable.linkage = f"{symbol}.data{len(found) - 1}", "external"
    return found


def _has_addresses(module: Any) -> bool:
    """Of things that lie elsewhere in the next process: of a C function, of an array of more than a million bytes."""
    names = [variable.name for variable in module.global_variables]
    if any(name.startswith(_UNRESOLVED) for name in names):
        raise BadGameError("rules", "rules may not call one another in a circle; wait for an action instead")
    return any(name.startswith(_DYNAMIC) for name in names)


# -------------------------------------------------------------------------------------------------------- loading
@functools.cache
def _engine() -> Any:
    """Holds the machine code."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(jit=True)
    use_lmm = cast(Any, nb.config).USE_LLVMLITE_MEMORY_MANAGER
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine, use_lmm=use_lmm)


def is_loadable(facts: dict[str, list[str]]) -> bool:
    """Is all there that it calls? LLVM would end the process if not."""
    rtsys.initialize(cpu_target.target_context)
    return all(llvm.address_of_symbol(name) for name in facts["needs"])


@global_compiler_lock
def bound(symbol: str, wanted: Sequence[Wanted], made: Linked) -> None:
    """Load an object file, and let its functions be found."""
    if all(one.function.has(one.kinds, one.is_called) for one in wanted):  # another thread was first
        return
    rtsys.initialize(cpu_target.target_context)
    engine = _engine()
    engine.add_object_file(llvm.ObjectFileRef.from_data(made.code))
    engine.finalize_object()
    environments = made.environments or [_NOTHING] * made.facts["environments"]
    for k, environment in enumerate(environments):
        ctypes.c_void_p.from_address(engine.get_global_value_address(f"{symbol}.env{k}")).value = id(environment)
    for k, key in enumerate(made.facts["data"]):
        ctypes.c_void_p.from_address(engine.get_global_value_address(f"{symbol}.data{k}")).value = data.TABLES[key]
    for k, one in enumerate(wanted):
        call, name = None, one.function.py_func.__qualname__
        if one.is_called:
            home, place = ModuleType(one.function.py_func.__module__), engine.get_function_address(f"{symbol}.{k}.python")
            call = _dynfunc.make_function(home, name, f"compiled {name}", place, _NOTHING, environments)
            one.function._insert([kind._code for kind in one.kinds], call, False)
        one.function.entries[one.kinds] = Entry(engine.get_function_address(f"{symbol}.{k}"), made.facts["returns"][k], call)


_NOTHING = Environment({})  # compiled code looks only for constants there, and has none: that was seen to when it was linked
