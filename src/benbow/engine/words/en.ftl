# Words that all games share: English
seat = Player { $n }
seat-you = { seat } (you)
named-you = { $who } (you)
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
seat-result = { $who }: { points }
seat-points = { $who } { $n }
allowed = This is allowed.
not-after-end = The game is over.
not-spectator = You are watching this game; you have no seat in it.
joined = { $list } and { $last }
either = { $list } or { $last }
default-played = { $who } plays: { $action }.
default-drawn = Chance decides: { $action }.
default-ask = { $who } chooses an action.
default-refused = “{ $action }” is not allowed now.
told-prologue = The board is set up.
lesson-not = This is allowed, but it leads away from the lesson. Do what it says first; afterwards you may try everything.
board-own = own board { $digest }
finding-too-long = The text has more than { $most } kB.
finding-not-text = There is a sign in this line that no keyboard has.
finding-too-large = At most { $lines } lines of { $columns } signs can be read.
finding-no-entry = “{ $text }” belongs to nothing: a line is “key: value”, or part of a drawing below “key:”.
finding-twice = “{ $what }:” stands here a second time.
finding-missing = “{ $what }:” is missing.
finding-no-number = “{ $what }:” needs whole numbers from { $low } to { $high }, not “{ $text }”.
finding-count = “{ $what }:” needs { $wanted } numbers; there are { $found }.
finding-no-drawing = Nothing is drawn below “{ $what }:”.
finding-no-such-key = “{ $what }:” is not known here. Known: { $near }.
severity-impossible = Cannot be played
severity-book = Unlike the book
severity-ours = Unlike our reconstruction
