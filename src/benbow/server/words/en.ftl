# ---- First page, new table, settings, errors
site-title = Benbow
site-tagline = Board games of pirates and treasure islands that are hard to find elsewhere, to play with friends or against bots.
skip = To the content
compiling-hints = Hints for { $game }: compiling, { $percent }%
compiling-rules = Rules of { $game }: compiling, { $percent }%
compiling-games = Compiling. Games ready: { $n } of { $of }
compiling-hints-note = You can play already. Until this is done, hints come from the game's own bot, and bots that think ahead play like the boatswain.
compiling-rules-note = You can play already; moves only become faster.

settings-language = Language
settings-theme = Appearance
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-auto = As on this device

credits-unofficial = Benbow is unofficial. The games belong to their authors and publishers; the texts and drawings here are our own. If you like a game and can find it, buy it.
credits-schatzinsel = Die Schatzinsel (“Treasure Island”, with the jungle of discs), by Alex Randolph, 1989
credits-martinique = Martinique, by Emanuele Ornella, 2009
credits-ile = L'Île au Trésor (“Treasure Island” too, the French game with the volcano); we do not know its author
credits-naufrageurs = Les Naufrageurs (“The Wreckers”), by Julien Torsat, who makes and sells it himself
credits-licence = MIT licence

first-heading = Welcome to the Benbow
first-welcome = Treasure-island board games that you will hardly find elsewhere: with friends at one screen or far away, or against a bot that never peeks.
first-games = Games
first-play = Play against the bot
first-learn = Learn it: first voyage
first-choose = Choose players and options
first-rules = Rules
first-tables = Matches in progress
first-your-turn = your turn
first-moves = { $n ->
    [0] not started yet
    [one] { $n } step
   *[other] { $n } steps
}
first-resume = Continue
first-delete = Delete
first-delete-ask = Delete this match for good? It cannot be restored.
first-delete-yes = Delete
first-delete-no = Cancel
first-finished = Finished matches
players-range = { $low }–{ $high } players
players-just = { $n } players
minutes = about { $n } minutes
when-today = today, { $time }
when-day = { $day }, { $time }

matches = Your matches
matches-none = No match has ended on this device yet. When you finish one, it is kept here.
matches-unknown = The result is not known.
matches-replay = Replay
matches-luck = Luck
matches-pages = Pages of matches
matches-page = Page { $n } of { $of }
matches-newer = Newer
matches-older = Older

new-title = { $game }: new match
new-seats = Who plays?
new-seat = Seat { $n }
new-who = Who plays on seat { $n }
new-name = Name
new-name-of = Name of the player on seat { $n }
new-options = Options
new-rare = Rarely used
new-rare-hint = Other readings of the rulebook, and small versions with fewer pieces for a quick try or for analysis. The usual game is the default.
new-submit = Start the match
new-back = Back to the home page
new-chosen = { $option }: { $value }
new-nobody = A match needs at least one person: give one of the seats to yourself or to someone on this device.
new-unknown-kind = There is no such player for one of the seats. Please choose again who plays there.
new-too-many = This device has a hundred matches in progress. Please finish or delete some first.
new-bad-option = “{ $option }” does not go with the other choices. Please choose again.
kind-me = Me
kind-me-help = You play this seat on this device. You may take several.
kind-guest = Someone on this device
kind-guest-help = You pass the device on; a curtain covers the screen in between, so that nobody sees what others hide.
kind-guest-open-help = You share the device and take turns. In this game, everyone may see everything.
kind-bots = Bots
level-cabin-boy = Ship's boy
level-cabin-boy-help = Knows the rules, but often plays whatever comes to mind. A good first opponent for children.
level-deckhand = Deckhand
level-deckhand-help = Plays sensibly, but makes mistakes now and then. For the first evenings.
level-boatswain = Boatswain
level-boatswain-help = Plays well: always what looks best at first sight.
level-first-mate = First mate
level-first-mate-help = Thinks ahead before every other move, and plays the rest at first sight.
level-captain = Captain
level-captain-help = Thinks far ahead before every move, for about a second.
level-admiral = Admiral
level-admiral-help = Thinks the longest, about two seconds before every move: the strongest bot. Like all bots, it knows no more than its seat may know.
level-random = Landlubber
level-random-help = A bot that plays at random.
level-greedy = Boatswain
level-greedy-help = A bot that plays well: always what looks best at first sight.

rules-howto = How to play
rules-full = All the rules
rules-none = This game has no written rules.
rules-title = { $game }: the rules
rules-back = Back to the home page

error-home = Back to the home page
error-400-heading = The request was not understood
error-400-text = Something in the request was missing or did not fit. Nothing was changed.
error-403-heading = Not allowed
error-403-text = The request did not come from this page, or another device plays on that seat. Nothing was changed.
error-404-heading = Page not found
error-404-text = There is nothing at this address: the match was deleted, or the address is misspelt.
error-405-heading = This page cannot be opened like that
error-405-text = Please go back and use the page's own buttons.
error-409-heading = That cannot be done now
error-409-text = Something else happened first, or others sit at the table. Nothing was changed.
error-413-heading = Too large
error-413-text = What was sent is larger than the server accepts. Nothing was changed.
error-500-heading = Something went wrong
error-500-text = The error is ours, not yours. Your matches are saved; please load the page again.
error-old-heading = Started under other rules
error-old-text = The rules of this game have been corrected since this match began, so it cannot be continued here. Nothing of it has been lost or changed.

# ---- At the table
prompt-over = The game is over.
prompt-curtain = { $who }, it is your turn.
prompt-hand-over = { $who } is next. Close the curtain, then pass the device on.
prompt-wait = { $who } is thinking.
watching = All seats are taken. You are watching.
prompt-chosen = { $what }. Now choose what is lit.
prompt-trail = { $what }: { $where }
prompt-again = { $what }. Choose this place again to go there, or another one that is lit.
prompt-laying = The board is about to be set up.
looking-back = Looking back: step { $n } of { $of }.
back-to-now = Back to the game
result-resigned = { $who } has resigned.
result-draw = It is a draw.
result-winners = { $n ->
    [one] { $who } wins.
   *[other] { $who } win.
}
play-again = Rematch
watch-replay = Watch the replay
confirm-final = Really: { $what }? The others will not see it, and once you have done it you cannot undo it.
confirm-yes = Confirm
confirm-no = Cancel
draw-curtain = Close the curtain
curtain-text = Everyone else, please look away.
open-curtain = I am { $who }: open
put-back = Cancel
undo = Undo
tray = Rolls and draws
tray-empty = Nothing rolled or drawn yet.
why-first = You can do that. First choose: { $what }.
seats = At the table
you = you
needs-script = Playing needs JavaScript. Everything else works without it.
board-keys = Arrow keys move between the things that can be chosen; Enter chooses. + and - zoom.
zoom = Zoom the board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = The whole board
story = The story so far
steps = Step through the story
step-first = To the beginning
step-back = One step back
step-run = Play all steps
step-on = One step forward
step-last = To the last step
step-slider = Step of the story
tools = Tools
rules = Rules
rules-of = Rules: { $title }
clause = Read rule { $id }
close = Close
take-away = Export
take-file = The match as a file (JSON)
take-png = The board as a picture (PNG)
take-svg = The board as a drawing (SVG)
take-gif = The replay as an animation (GIF)
bots-at-once = Bots play at once
resign = Resign
resign-sure = Resign this match?
resign-who = { $who }: resign this match?
resign-text = The match ends here, and you lose. To continue later, just close the page: nothing is lost.
resign-text-far = The match ends here, and you lose. If you only have to go, let a bot play for you instead (in the options): your seat stays yours.
resign-yes = Resign
resign-no = Cancel
offline = No connection to the server. Trying again; nothing is lost.
failed = That did not work. Please try again.
table-stale = Something else happened first; this is the position now.
table-ended = This match is over.
table-not-yours = Only someone who plays in this match may delete it.
table-not-stored = This could not be saved, so it did not happen. Is the disk full?
film-busy = The animation of this match is being made already, or others come first. Please wait a little.
table-curtain = The curtain has been closed in the meantime. Open it and try again.
seat-bot = bot · { $level }
result-you-won = You have won.
result-you-lost = You have lost.

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
lesson-read-on = Read on first: there is more to say here.
lesson-next = Next

# ---- Hint
hint = Hint
hint-thinking = Thinking…
hint-busy = The search is busy, or gave no answer. Please ask again.
hint-bot = The bot's advice: { $what }.
hint-bot-compiling = From the game's own bot; the search is still being compiled.
hint-bot-only = This is what the game's own bot would do; it has not looked ahead.
hint-title = A hint
hint-best = Best found: { $what }. Chance of winning: { $percent }.
hint-percent = { $n }%
hint-only = There is nothing else to do here: { $what }.
hint-no-matter = It hardly matters here: the { $n } actions that were compared differ by { $points ->
    [one] one point
   *[other] { $points } points
} at most, and that may be mere chance.
hint-aim = What matters now: { $what }
hint-any = { $n ->
    [one] { $what } (or another like it)
   *[other] { $what } (or any of { $n } more like it)
}
hint-close = About as good
hint-worse = About { $n ->
    [one] one point
   *[other] { $n } points
} less
hint-show = Show on the board
hint-show-short = Show
hint-show-row = Show on the board: { $what }
hint-interval = Between { $low } and { $high }%
hint-more-close = { $n ->
    [one] One more action is about as good.
   *[other] { $n } more actions are about as good.
}
hint-more-worse = { $n ->
    [one] One more action is clearly worse.
   *[other] { $n } more actions are clearly worse.
}
hint-unclear = { $n ->
    [one] One action was hardly tried, since others looked more promising.
   *[other] { $n } actions were hardly tried, since others looked more promising.
}
hint-line = How it might go on
hint-next = So that you can go on: { $what }
hint-unseen = { $what }. Nobody can know yet what this uncovers.
hint-other = The answer to expect: { $what }
hint-chance = Suppose: { $what }
hint-then = (Chance of winning then: { $percent }.)
hint-how = From what you can see, the game was played on { $n ->
    [one] once
   *[other] { $n } times
} in { $seconds } s. A range says how far chance may be off in so many tries, not how well they were played. A tie counts as part of a win.

# ---- Luck and skill, after a match
luck-link = Luck and skill
luck-title = { $game }: luck and skill
luck-heading = Luck and skill
luck-lead = How much of the result was luck, and how much was decided by the players. All figures are chances of winning: 100% is a certain win, and a shared win is a share of it.
luck-back = Back to the match
luck-waiting = The match is being analysed: after every throw and every decision it is played on many times.
luck-progress = Progress
luck-failed = The report could not be made this time. The match itself is safe.
luck-again = Try again
luck-nobody = This server runs without bots that think ahead, so it cannot analyse the match.
luck-not-over = There is a report only when the match has been played to its end.
luck-sums = Player by player
luck-sentence = { $who } started with a chance of { $start }. Luck { $sign ->
    [more] added { $luck }
    [less] took away { $luck }
   *[none] neither helped nor hurt
}; { $mistakes ->
    [some] mistakes cost { $cost }
   *[none] no mistake was found
}{ $others ->
    [more] , and mistakes of others gave { $gifts }
    [less] , and mistakes of others took { $gifts }
   *[none] {""}
}. The result: { $result }.
luck-sums-hint = Each row adds up: start + luck + skill + others' mistakes + rest = result. The figure after ± is the standard error: two of three such figures are off by no more than that.
luck-rest-hint = The rest is what changed without a mistake: guesses that nobody could know to be right or wrong, play that was better or worse than that of the bots that play the match on here, and what the analysis misjudges.
luck-who = Player
luck-expected = Start
luck-luck = Luck
luck-skill = Skill
luck-gifts = Others' mistakes
luck-rest = Rest
luck-result = Result
luck-percent = { $n }%
luck-doubt = { $share } (±{"\u00A0"}{ $error })
luck-no-mistake = no mistake found
luck-lines = Luck during the match
luck-lines-text = The luck of each player, added up throw by throw. At the end: { $sums }.
luck-lines-hint = From the first step on the left to the last on the right. The marks show the luckiest throws and draws.
luck-bars = Luck and skill compared
luck-bars-text = Two bars for each player, luck and skill, from a middle line; a thin line shows how sure each is. The figures are in the table.
luck-bars-hint = Skill is what mistakes cost, compared with the best action that was found: it is never above zero.
luck-strokes = The biggest moments of luck
luck-stroke = { $who } { $share }
luck-strokes-none = Nothing was left to chance in this match.
luck-costly = The most costly mistakes
luck-cost = This cost { $who } about { $share } of the chance of winning. Better: { $better }.
luck-costly-none = No mistake found: no decision was clearly worse than the best one.
luck-step = Step { $n }:
luck-dice = How the dice fell
luck-dice-hint = The wide bar shows how often a face usually comes: in nine matches out of ten or more, its count lies there. The line is the average, the dot is what came; a cross is unusual. With few throws the bar is wide, because they say little. And of many faces, one or two are unusual by pure chance.
luck-rolls = { $n ->
    [one] { $die }, { $n } throw
   *[other] { $die }, { $n } throws
}
luck-die = Dice
luck-rolls-of = { $n ->
    [one] { $die }, thrown by { $who }: { $n } throw
   *[other] { $die }, thrown by { $who }: { $n } throws
}
luck-face = Face
luck-came = Came
luck-usual = Usually
luck-usual-range = { $low } to { $high }
luck-average = Average
luck-figures = The figures
luck-band-usual = Every face came about as often as usual.
luck-band-odd = Unusually often or rarely: { $faces }.
luck-how = How this is calculated
luck-how-luck = Whenever something is thrown or drawn, the match is played on many times from everything that could have come. Luck is the difference between what came and the average of all that. Over many matches everyone's luck is therefore zero on average.
luck-how-skill = At every decision a search looks for the best action, knowing only what the player could know, and supposing that everyone else looks for the best, too. What was chosen is then compared with it. A difference that may be mere chance is not counted, so mistakes are rather underestimated.
luck-how-not = This time { $playouts } games were played after each outcome; the search had { $iterations } iterations for each decision.

# ---- Tables for people at several devices
first-friend = Play with a friend
kind-friend = A friend, by link
kind-friend-help = You get a link to send. Whoever opens it sits down here, on any device.
kind-anyone = Anyone, in the lobby
kind-anyone-help = The table is shown in the lobby, and whoever comes first sits down here.
new-bad-time = There is no such clock. Please choose one from the list.
gather-title = { $game }: a table is waiting
gather-invited = You are invited to this table. Enter your name and sit down; no account is needed.
gather-waiting = The match begins as soon as everyone has sat down.
gather-who = At the table
gather-listed = shown in the lobby
gather-free = free
gather-sit = Sit down
gather-fill = Free seats go to
gather-start = Begin with bots
gather-close = Close the table
gather-leave = Leave the table
invite-title = Invite
invite-text = Send this link. Whoever opens it can sit down.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = Or scan this code with a phone.
terms-none = without a clock
terms-live = { $minutes } min each{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus } s a turn
}
terms-slow = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
seat-here = connected
seat-gone = not connected
seat-elsewhere = not at the table
seat-replace = Let a bot play
seat-taken = Someone else has just taken this seat.
seat-not-away = Whoever sits there has not been away for a minute yet.
seat-bot-plays = A bot is playing for you. Take your seat back first.
away-text = A bot is playing for you.
away-return = Take my seat back
table-gathering = The match has not begun: not everyone has sat down.
device-text = Play as { $who } on this device too?
device-yes = Yes, I am { $who }
device-no = No
rematch-ready = The next match is ready
result-drawn = A draw by agreement.
result-aborted = Ended by agreement, without a result.
result-timeout = { $who } ran out of time.

# ---- Time and company
new-company = Clock, chat and lobby
new-company-hint = For people at several devices. At one device nobody needs a clock.
new-pace = Clock
new-pace-none = None
new-pace-live = Live
new-pace-slow = Slow
new-pace-none-help = Everyone takes the time they need.
new-pace-live-help = All sit at the table at the same time. Everyone has this many minutes for the whole match, and a few seconds more for every turn.
new-pace-slow-help = One turn now and then, over days. Everyone has this many days for every turn.
new-minutes = Minutes each
new-bonus = Extra seconds a turn
new-days = Days a turn
new-absent = When someone's time is up
new-absent-bot = a bot plays on: { $level }
new-absent-lose = they lose
new-absent-help = A bot also plays for whoever asks for it (in the options), and after a minute's absence if the others want it. Everyone can take their seat back.
new-talk = Chat
new-talk-on = On
new-talk-off = Off
new-listed = Show in the lobby: anyone may watch
new-listed-help = A table with a seat for anyone is always in the lobby.
terms-replaced = whoever runs out of time is replaced by a bot ({ $level })
terms-lose = whoever runs out of time loses
terms-silent = no chat
clock-left = Time left:
clock-paused = Paused, time left:
clock-waits = not at this table yet
clock-days = { $days } d { $hours } h
clock-low = You have only { $left } left.
prompt-paused = The match is paused. It goes on when everyone agrees.
table-paused = The match is paused. Nobody can act until it goes on.
table-time-up = Your time is up.
seat-bot-acts = The bot is making a move for you right now. Take your seat back right after that.
# ---- Talk and agreements at a table
beside = Beside the board
talk = Chat
talk-options = Chat settings
talk-off = Hide the chat on this device
talk-mute = Mute
talk-nothing = Nothing has been said yet.
talk-say = Say something
talk-send = Send
talk-phrases = Quick phrases
talk-your-name = Your name
talk-watcher = watching
talk-watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
talk-unread = { $n } unread
talk-watchers-note = Read by everyone who watches; by the players when the match is over.
talk-not-here = There is no chat at this table.
talk-name = Please enter your name first.
talk-full = So much has been said at this table that there is no room for more.
talk-too-fast = Not so fast: please wait a moment before you say more.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-your-turn = Your turn.
phrase-moment = One moment, please.
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-again = Another game?
phrase-bye = Bye!
offers = Proposals
offer-undo = Ask to undo
offer-draw = Offer a draw
offer-abort = Ask to end without a result
offer-pause = Ask for a pause
offer-resume = Ask to go on
proposal = A question to the players
proposal-undo = { $by ->
    [you] You have asked to undo your last move.
   *[other] { $who } asks to undo their last move.
}
proposal-draw = { $by ->
    [you] You have offered a draw.
   *[other] { $who } offers a draw.
}
proposal-abort = { $by ->
    [you] You have asked to end the match without a result.
   *[other] { $who } asks to end the match without a result.
}
proposal-pause = { $by ->
    [you] You have asked for a pause.
   *[other] { $who } asks for a pause.
}
proposal-resume = { $by ->
    [you] You have asked to go on.
   *[other] { $who } asks to go on.
}
proposal-waiting = Waiting for { $who }.
proposal-refused = { $who } does not agree.
proposal-yes = Agree
proposal-no = Refuse
proposal-yes-as = { $who }: agree
proposal-no-as = { $who }: refuse
proposal-cancel = Cancel
proposal-pending = Someone has asked something already. Please answer that first.
proposal-nobody = There is nobody to ask: only bots are playing.
proposal-own-undo = You can undo this yourself.
proposal-no-undo = This cannot be undone: something has been rolled, drawn or uncovered since, or you have not played yet.
proposal-no-clock = No clock is running that could be stopped or started.
proposal-too-often = You have asked too often. Please wait a minute.
proposal-gone = That question is no longer open.
# ---- The lobby
site-nav = Site
lobby = Lobby
lobby-lead = Here people find one another: sit down at a table that is waiting, or watch one.
lobby-filter = Tables by game
lobby-all = All games
lobby-name = Your name
lobby-seek = Find someone to play
lobby-seek-help = Choose a game. If someone is waiting for it already, you play at once; otherwise your table waits here for whoever comes next.
lobby-waiting = Waiting for players ({ $n })
lobby-waiting-none = Nobody is waiting right now. Choose a game above, and your table will stand here until someone sits down.
lobby-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
lobby-own = yours
lobby-open = Open
lobby-playing = Matches in progress ({ $n })
lobby-playing-none = No public table is being played right now. Tables that began in the lobby can be watched here.
lobby-watch = Watch
lobby-too-many = Three tables of this device are waiting in the lobby already. Please close one of them first.
first-waiting = waiting for people

# ---- Told when it is your turn
alert-badge = Your turn · { $game }
alert-badge-asked = A question for you · { $game }
alert-turn = It is your turn.
alert-begun = The match begins.
alert-begun-turn = The match begins, and it is your turn.
alert-ended = The match has ended.
alert-asked = The others are waiting for your answer.
alert-sat = { $who } has sat down.
alert-sat-nameless = Someone has sat down.
alert-talk = Someone has said something.
notify = Notify me when it is my turn
notify-blocked = Your browser blocks notifications from this page. You can allow them in its settings.
# ---- People in two places: the waiting page, and what the table's options offer
gather-invited-by = { $who } invites you to this table. Enter your name and sit down; no account is needed.
gather-open = A seat is free. Enter your name and sit down; no account is needed.
gather-stranger = This table waits for people who were invited. You can watch as soon as the match begins.
gather-name = Your name
gather-rename = Save
seat-taken-heading = This seat is taken
seat-taken-watch = Watch the match
seat-stand-in = away · { $level } plays
substitute = Let a bot play for me
substitute-text = A bot plays for you from now on, and the others need not wait. Your seat stays yours: take it back whenever you like.
substitute-yes = Let a bot play
device = Play on another device
device-hint = Open this link on your other device and you play on from there, as yourself. Keep it to yourself: whoever opens it plays for you.
device-link = Link to your seat
spectators = Link for spectators
spectators-text = Whoever opens this link can watch. They see what everyone may see, and nothing hidden.
spectators-link = Link for spectators
parted = This table is open in many windows on this device, so this one no longer follows it. Reload it to go on here.
seat-many-devices = This seat is open on many devices already. Please use one of them.
table-others-play = Others sit at this table, so it cannot be deleted. You can resign there, or let a bot play for you (in the options).
board-text = The board as text
board-help = Type what is printed on your board, or open a file with it. It is drawn here as soon as it can be.
board-file = Open a file
board-begin = Begin with: { $board }
board-own-choice = Your own
board-line = line { $n }
board-more = And { $n } more.
board-refused = Your board cannot be played on as it is. What is wrong stands below its text.
