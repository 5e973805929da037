"""Compiled together: each function is taken as far as LLVM IR, and a whole part of a game is optimised and emitted once.

Numba alone optimises and emits every function that it meets, each with copies of all that it calls. Here a function stays
IR until a part of a game (`prepare.py`) is whole; then it is linked, optimised and emitted as one object file (`linker.py`).

Nothing of Numba is patched: our functions have a dispatcher of their own, for a target of their own that inherits from the
CPU's. Other people's `njit` functions in the same process are compiled as ever; they may call ours, and ours may call them.
"""
from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import numba as nb
from numba.core import codegen, compiler, cpu, dispatcher, errors, event, sigutils, target_extension, types, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys

from . import authors, linker

if TYPE_CHECKING:
    from .prepare import Wanted

Kinds = tuple[Any, ...]  # Numba's types of the arguments
TARGET = "benbow"


# ------------------------------------------------------------------------------------------------ as far as LLVM IR
class FrontEnd(dispatcher._FunctionCompiler):
    """Type inference and lowering, and no more."""

    is_ours = is_thin = False  # Numba's own functions that ours use come this way too

    def fold_argument_types(self, args: Kinds, kws: dict[str, Any]) -> tuple[Any, Kinds]:
        pysig, args = super().fold_argument_types(args, kws)
        return pysig, self.widened(args)

    def widened(self, args: Kinds) -> Kinds:
        return tuple(map(_widened, args)) if self.is_ours else tuple(args)

    def _compile_core(self, args: Kinds, return_type: Any) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        context = self.targetdescr.target_context
        library = linker.IRLibrary(context.codegen(), self.py_func.__qualname__)
        library.is_thin = self.is_thin
        made = compiler.compile_extra(
            self.targetdescr.typing_context, context.subtarget(target=IRTarget), self.py_func, args, return_type, flags,
            self.locals, library, self.pipeline_class)
        made.metadata["flags"] = flags
        key = object()  # by which lowering finds it
        context.insert_user_function(key, made.fndesc, [library])
        return made._replace(entry_point=key)


def _widened(kind: Any) -> Any:
    """One type for whole numbers: a literal, an int8, a member of an enum and an int64 need no four copies of a function.

    Nothing is computed differently: Numba computes with small signed integers in int64 as it is. Unsigned ones stay.
    """
    kind = types.unliteral(kind)
    is_small = isinstance(kind, types.Integer) and kind.signed and kind.bitwidth < 64
    return types.int64 if is_small or isinstance(kind, types.IntEnumMember) else kind


class IRDispatcher(CPUDispatcher):
    """What our decorators make of a function. `overloads` holds IR, `entries` machine code."""

    def __init__(
        self, py_func: Any, locals: Any = None, targetoptions: Any = None, pipeline_class: Any = compiler.Compiler,
    ) -> None:
        super().__init__(py_func, locals, targetoptions, pipeline_class)
        self._compiler = FrontEnd(py_func, self.targetdescr, self.targetoptions, self.locals, pipeline_class)
        self.entries: dict[Kinds, linker.Entry] = {}

    @property
    def signatures(self) -> list[Kinds]:
        """All types of arguments for which there is IR or machine code of it."""
        return [*{**self.overloads, **self.entries}]

    def lowered(self, kinds: Kinds, return_type: Any = None) -> Any:
        """The IR of it and of all that it calls."""
        with global_compiler_lock, self._compiling_counter:
            if kinds not in self.overloads:
                facts = {"dispatcher": self, "args": kinds, "return_type": return_type}
                with event.trigger_event("numba:compile", data=facts):
                    try:
                        self.overloads[kinds] = self._compiler.compile(kinds, return_type)
                    except errors.ForceLiteralArg as error:
                        fold = self._compiler.fold_argument_types
                        raise error.bind_fold_arguments(lambda args, kws: fold(args, kws)[1]) from None
            return self.overloads[kinds]

    def get_call_template(self, args: Kinds, kws: dict[str, Any]) -> tuple[Any, Any, Kinds, dict[str, Any]]:
        """Another function calls it: its type is needed, and its IR will be."""
        pysig, args = self._compiler.fold_argument_types(args, kws)
        name = self.py_func.__name__
        template = typing.make_concrete_template(name, key=name, signatures=[self.lowered(args).signature])
        return template, pysig, args, {}

    def compile(self, sig: Any) -> Any:
        """Python calls it."""
        args, _ = sigutils.normalize_signature(sig)
        kinds = self._compiler.widened(args)
        call = self.entry(kinds, is_called=True).call
        if kinds != tuple(args):  # `linker.bound` has seen to the others; twice the same is ambiguous, and never found
            self._insert([kind._code for kind in args], call, False)
        return call

    def entry(self, kinds: Kinds, is_called: bool = False) -> linker.Entry:
        """Its machine code; fit to be called by Python, if that is asked for."""
        from . import prepare  # which knows what is compiled together with it, and imports modules that import this one

        with global_compiler_lock:
            if not self.has(kinds, is_called):
                prepare.provide(self, kinds, is_called)
            return self.entries[kinds]

    def has(self, kinds: Kinds, is_called: bool) -> bool:
        return kinds in self.entries and (not is_called or self.entries[kinds].call is not None)


def lower(one: Wanted) -> None:
    """Make its IR, as a part needs it. What is wrong with it is said in a sentence."""
    from . import dispatch  # it imports the decorators, which import this module

    one.function._compiler.is_thin = one.is_thin
    try:
        made = one.function.lowered(one.kinds)
    except errors.NumbaError as error:
        raise authors.shortened(error, one.function.py_func) from None
    owner, name = dispatch.OWNERS.get(one.kinds[0] if one.kinds else None), one.function.py_func.__name__
    if owner is not None and owner.given_rules.get(name) is one.function:
        authors.check_result(name, one.function.py_func, made.signature.return_type)


class IRTarget(target_extension.CPU):
    """The target for which our functions are compiled: overloads of Numba's own that they call stay IR like them."""


# ------------------------------------------------------------------------------------------------ is Numba as expected?
def _missing() -> list[str]:
    """What is used here of Numba's inner life, which is free to change, and is not there."""
    attributes: dict[Any, str] = {
        codegen.JITCodeLibrary: "add_linking_library add_ir_module add_llvm_module finalize _get_module_for_linking",
        codegen.JITCPUCodegen: "_create_empty_module _module_pass_manager magic_tuple",
        dispatcher._FunctionCompiler: "fold_argument_types _compile_core",
        CPUDispatcher: "compile get_call_template get_overload _insert",
        compiler.Flags: "no_compile no_cpython_wrapper no_cfunc_wrapper release_gil",
        compiler.CompileResult: "fndesc library environment call_helper metadata target_context signature",
        cpu.CPUContext: "subtarget insert_user_function push_code_library",
        rtsys: "initialize",
    }
    parameters: dict[Any, str] = {
        compiler.compile_extra: "typingctx targetctx func args return_type flags locals library pipeline_class",
        cpu.CPUContext.create_cpython_wrapper: "self library fndesc env call_helper release_gil",
        CPUDispatcher.__init__: "self py_func locals targetoptions pipeline_class",
    }
    missing = [name for owner, names in attributes.items() for name in names.split() if not hasattr(owner, name)]
    missing += [owner.__qualname__ for owner, names in parameters.items()
                if [*inspect.signature(owner).parameters] != names.split()]
    return missing


if found := _missing():
    raise ImportError(", ".join(found))
target_extension.target_registry[TARGET] = IRTarget
target_extension.dispatcher_registry[IRTarget] = IRDispatcher
target_extension.jit_registry[IRTarget] = functools.partial(nb.jit, _target=TARGET)


def njit(**options: bool | str) -> Callable[[Any], IRDispatcher]:
    """Instead of Numba's, with the same options."""

    def decorated(function: Any) -> IRDispatcher:
        made: IRDispatcher = cast(Any, nb.njit)(_target=TARGET, **options)(function)
        made._compiler.is_ours = True
        return made

    return decorated
