"""stub"""
def tell(before, veiled, after, words): return before.game.verbs.text(veiled)
def explain(view, attempt, words):
    from benbow.engine.contract import Explanation
    return Explanation(False, "SI-12", "no")
def ask(view, words): return "?"
def name(view, code, words): return view.game.verbs.text(code)
def role(view, seat, words): return ""
def board(view, words): return ""
