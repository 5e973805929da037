# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = An inn by the sea where treasure-island games that are hard to find are played, with friends or against the bot.
skip = To the content
compiling-hints = Hints for { $game }: compiling, { $percent }%
compiling-rules = Rules of { $game }: compiling, { $percent }%
compiling-games = Compiling: { $n } of { $of } games are ready
compiling-hints-note = You can play already. Until this is done, hints come from the game's own bot, and bots that think ahead play like the boatswain.
compiling-rules-note = You can play already; turns only become quicker.

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
first-learn = Learn it: first voyage
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
kind-bots = Bots
level-cabin-boy = Ship's boy
level-cabin-boy-help = Knows the rules, and does more often than not whatever comes to mind. A good first opponent for children.
level-deckhand = Deckhand
level-deckhand-help = Plays sensibly, but slips now and then. For the first evenings.
level-boatswain = Boatswain
level-boatswain-help = Knows the ropes, and takes at once what looks best.
level-first-mate = First mate
level-first-mate-help = Thinks ahead before every other move, and trusts a practised eye for the rest.
level-captain = Captain
level-captain-help = Thinks long and far ahead: the strongest. Like all bots, it knows no more than its seat may know.
level-random = Landlubber
level-random-help = A bot that does anything that is allowed.
level-greedy = Boatswain
level-greedy-help = A bot that knows the ropes, and takes at once what looks best.

rules-howto = How to play
rules-full = All the rules
rules-none = This game has no written rules.
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
bots-at-once = Bots play at once
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

result-margin = Won by { $points }.
story-montage = { $n } steps were played; all of them are in the story.
skip-hint = Click anywhere to skip ahead.
waited = While you were away: { $n } steps.
waited-show = Show me
speed = Speed
volume = Volume
legend = Symbols
options = Options
coach-on = Coach me
coach-off = No more coaching
lesson = First voyage
lesson-next = Next

# ---- Hint
hint = Hint
hint-thinking = Thinking …
hint-busy = The search is busy, or gave no answer. Please ask again.
hint-bot = The bot's advice: { $what }.
hint-bot-compiling = From the game's own bot; the search is still being compiled.
hint-bot-only = From the game's own bot; there is no search here.
hint-title = A hint
hint-best = Best found: { $what }. Chance of winning: { $percent }.
hint-percent = { $n }%
hint-alike = { $n ->
    [one] Another action is so close that more thought might turn it round.
   *[other] { $n } other actions are so close that more thought might turn it round.
}
hint-show = Show on the board
hint-choices = All that was weighed
hint-interval = { $low } to { $high }%, from { $n ->
    [one] { $n } try
   *[other] { $n } tries
}
hint-more = { $n ->
    [one] One more was weighed and tried less often.
   *[other] { $n } more were weighed and tried less often.
}
hint-untried = { $n ->
    [one] One possible action was not weighed at all.
   *[other] { $n } possible actions were not weighed at all.
}
hint-line = How it might go on
hint-unseen = { $what }. What this uncovers, nobody can know yet.
hint-other = Expected: { $what }
hint-chance = Suppose: { $what }
hint-how = From what you can see, the game was played on { $n ->
    [one] once
   *[other] { $n } times
} in { $seconds } s. The range says how much of it may be luck in so many tries, not how well they were played. A tie counts as part of a win.

# ---- Luck and skill, after a match
luck-link = Luck and skill
luck-title = { $game }: luck and skill
luck-heading = Luck and skill
luck-lead = What the dice and draws gave and took, and what decisions cost, in shares of the game: whoever wins alone has 100 %.
luck-back = Back to the table
luck-waiting = The match is being weighed: every throw and every decision is played on many times over.
luck-progress = Weighed so far
luck-failed = The report could not be made this time. The match itself is safe.
luck-again = Try again
luck-nobody = Nobody at this inn can weigh the match: it was opened without bots that think.
luck-not-over = What was luck and what was skill is told once the match has been played to its end.
luck-sums = Seat by seat
luck-sums-hint = After ± stands the standard error: of three such figures, two are no further from the truth than that.
luck-who = Who
luck-expected = Before the first throw
luck-luck = Luck
luck-skill = Skill
luck-result = Result
luck-percent = { $n }{"\u00A0"}%
luck-doubt = { $share } (±{"\u00A0"}{ $error })
luck-lines = Luck in the course of the match
luck-lines-text = The luck of each seat, added up from draw to draw. At the end: { $sums }.
luck-lines-hint = From the first step on the left to the last on the right. The marks are the largest strokes of luck.
luck-bars = Luck beside skill
luck-bars-text = Two bars for each seat, luck and skill, from a middle line; a whisker shows how sure each is. The figures are in the table.
luck-bars-hint = Skill is what decisions cost against the best that was found: nobody has more than nought.
luck-strokes = The largest strokes of luck
luck-stroke = { $who } { $share }
luck-strokes-none = Nothing was left to luck in this match.
luck-costly = The costliest decisions
luck-cost = That cost { $who } about { $share } of the game. Better: { $better }.
luck-costly-none = No decision was clearly worse than the best one found.
luck-step = Step { $n }:
luck-dice = How the dice fell
luck-dice-hint = The broad bar is what is usual: in nine games out of ten, or more, the count lies within it. The stroke is what was to be expected, the dot what came; a cross lies outside the bar. After few rolls the bar is wide, for they say little. And of many faces, one or another lies outside by mere chance.
luck-rolls = All { $n } rolls
luck-rolls-before = { $n } rolls, after which { $who } acted
luck-face = Face
luck-came = Came
luck-usual = Usual
luck-usual-range = { $low } to { $high }
luck-figures = The figures
luck-band-usual = Every face came about as often as is usual.
luck-band-odd = Unusually often or seldom: { $faces }.
luck-how = How this is reckoned
luck-how-luck = Whenever something is thrown or drawn, the match is played on many times from each thing that could have come. Luck is what came, compared with the mean of all that could have come. On average over many matches it is therefore zero for everyone.
luck-how-skill = At every decision a search looks for the best action, knowing only what the seat could know. What was chosen is then compared with it. A difference that might be mere noise is not counted, so the losses are rather told too small.
luck-how-not = Luck and skill need not add up to the result: bots play on, not the people who sat here, and they weigh a situation only roughly. This time { $playouts } games were played after each outcome; a search had { $iterations } iterations for each decision.
