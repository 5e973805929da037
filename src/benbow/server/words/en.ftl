# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = An inn by the sea where treasure-island games that are hard to find are played, with friends or against the bot.
skip = To the content
compiling = The rules are being honed; you can play already.

settings-language = Language
settings-theme = Light
settings-theme-light = Day
settings-theme-dark = Night at the inn
settings-theme-auto = As on this device

credits-unofficial = Benbow is unofficial. The games belong to their authors and publishers; words and drawings here are our own. If you like a game and can find it, buy it.
credits-schatzinsel = Die Schatzinsel, by Alex Randolph
credits-martinique = Martinique, by Emanuele Ornella
credits-ile = L'Île au Trésor, author unknown to us
credits-naufrageurs = Les Naufrageurs, by Julien Torsat, who makes and sells it himself
credits-licence = MIT licence

first-heading = Welcome to the Benbow
first-welcome = The lamp is lit and the charts are spread. Sit down to treasure-island games you will hardly find elsewhere: with friends around one screen, or against a bot that never peeks.
first-games = Games
first-play = Play against the bot
first-choose = Choose table and players
first-rules = Rules
first-tables = Your tables
first-your-turn = your turn
first-moves = { $n ->
    [0] not yet begun
    [one] { $n } step
   *[other] { $n } steps
}
first-resume = Play on
first-delete = Delete
first-delete-ask = Clear this table for good? The game on it cannot be brought back.
first-delete-yes = Clear it
first-delete-no = Leave it
first-finished = Played to the end
first-look = Look at it
players-range = { $low }–{ $high } players
players-just = { $n } players
minutes = about { $n } minutes
when-today = today, { $time }
when-day = { $day }, { $time }
list-and = { $first } and { $last }

new-title = { $game }: a new table
new-seats = Who plays?
new-seat = Seat { $n }
new-who = Who sits on seat { $n }
new-name = Name
new-name-of = Name on seat { $n }
new-options = Which game?
new-small = Small versions
new-small-hint = Fewer pieces, for a quick try or for exact study. The full game is the default.
new-submit = Sit down
new-back = Back to the inn
new-nobody = A table needs at least one person: give one of the seats to yourself or to someone on this device.
new-unknown-kind = One of the seats has a guest we do not know. Please choose again who sits there.
new-too-many = This device has a hundred tables under way. Please finish or delete some first.
new-bad-option = “{ $option }” does not go with the other choices. Please choose again.
kind-me = Me
kind-me-help = You play this seat on this device. You may take several.
kind-guest = Someone on this device
kind-guest-help = You pass the device on; a curtain falls in between, so that nobody sees what others hide.
kind-guest-open-help = You share the device and act in turn. In this game, everyone may see everything.
level-random = Ship's boy
level-random-help = A bot that does anything that is allowed. A good first opponent for children.
level-greedy = First mate
level-greedy-help = A bot that knows the ropes and takes the best it sees. It knows no more than its seat may know.

rules-title = { $game }: the rules
rules-back = Back to the inn

error-home = Back to the inn
error-400-heading = That was not understood
error-400-text = Something in the request was missing or did not fit. Nothing was changed.
error-403-heading = This is not for you to open
error-403-text = The request did not come from this page, or the seat is held by another device. Nothing was changed.
error-404-heading = Here be nothing
error-404-text = There is nothing at this address: the table was cleared, or the address was misspelt.
error-405-heading = Not this way
error-405-text = This address cannot be opened like that. Please go back and use the page's own buttons.
error-413-heading = Too heavy to take aboard
error-413-text = What was sent is larger than we accept. Nothing was changed.
error-500-heading = We ran aground
error-500-text = The mistake is ours, not yours. Your games are stored; please load the page again.
error-old-heading = Begun under other rules
error-old-text = The rules of this game have been corrected since this table was laid, so it cannot be continued here. Nothing of it has been lost or changed.

# ---- At the table
prompt-over = The game is over.
prompt-curtain = { $who }, it is your turn.
prompt-hand-over = { $who } is next. Draw the curtain, then pass the device on.
prompt-wait = { $who } is thinking.
prompt-chosen = { $what }. Now choose what is lit.
prompt-trail = { $what }: { $where }
prompt-again = { $what }. Choose this place again to go there, or another one that is lit.
prompt-laying = The table is about to be laid out.
looking-back = Looking back: step { $n } of { $of }.
back-to-now = Back to the game
result-resigned = { $who } has resigned.
result-draw = It is a draw.
result-winners = { $n ->
    [one] { $who } wins.
   *[other] { $who } win.
}
play-again = Play again
watch-replay = Watch the replay
confirm-final = Sure: { $what }? The others do not see it, and you cannot take it back.
confirm-yes = Yes, do it
confirm-no = No, wait
draw-curtain = Draw the curtain
curtain-text = The others look away now.
open-curtain = I am { $who }: open
put-back = Put it back
undo = Take back
tray = Rolls and draws
tray-empty = Nothing rolled or drawn yet.
why-first = You can do that. First choose: { $what }.
seats = At the table
you = you
needs-script = The table needs JavaScript to be played at. Everything else works without.
board-keys = Arrow keys move between the things that can be chosen; Enter chooses. + and - zoom.
zoom = Zoom the board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = The whole board
story = The story so far
steps = Step through the story
step-first = To the beginning
step-back = One step back
step-run = Play it like a film
step-on = One step on
step-last = To the present
step-slider = Step of the story
tools = Tools
rules = Rules
rules-of = Rules: { $title }
clause = Read { $id }
close = Close
take-away = Take away
take-file = The match as a file
take-png = The board as a picture (PNG)
take-svg = The board as a drawing (SVG)
take-gif = The replay as a film (GIF)
resign = Resign
resign-sure = Give up this game?
resign-who = { $who } gives up this game?
resign-text = The match ends here, and you have lost. To go on later, just leave: nothing is lost.
resign-yes = Yes, resign
resign-no = No, play on
leave = Leave the table
offline = The inn does not answer. We keep knocking; nothing is lost.
failed = That did not work. Please try again.
table-stale = Something happened at the table before this arrived; here is how it stands.
table-ended = This match is over.
table-not-yours = Only someone who sits at this table may clear it away.
table-not-stored = This could not be written down, so it did not happen. Is the disk full?
film-busy = The film of this table is being made already, or others are in line before it. Please wait a little.
table-curtain = The curtain has been drawn in the meantime. Open it, and act again.
seat-bot = bot · { $level }
result-you-won = You have won.
result-you-lost = You have lost.
