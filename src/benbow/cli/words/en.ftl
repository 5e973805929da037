# The terminal: English
compiling = Preparing { $game }
welcome = { $title }. Type a number, an action such as “{ $example }”, or ? for help.
your-seat = You are { $who }.
help = Type the number of a choice, or an action in the game's notation.
    Several actions with commas between them are played one by one, until chance decides, something is looked at in secret, or someone else is to act.
    why ACTION   why is this not allowed?
    undo         undo your last action while it is still your turn
    story        everything that happened so far
    rules        the numbered rules
    save FILE    write the whole match, with all that is hidden, to a file
    quit         leave the game
command-why = why
command-undo = undo
command-story = story
command-rules = rules
command-save = save
command-quit = quit
not-understood = “{ $text }” is not understood. Type a number from 1 to { $n }, an action, or ? for help.
not-understood-later = “{ $text }” is not understood. After a comma, write actions in the game's notation; a number works only in first place.
stopped = Played { $n } of { $of } actions; it went no further.
cannot-undo = This cannot be undone: since your last action someone else has acted, a die was rolled, or something was uncovered.
no-rules = This game has no written rules.
undone = Undone.
saved = Saved to { $path }.
save-needs-name = Give the name of a file: save FILE.
save-exists = { $path } exists already; choose another name.
cannot-save = This cannot be saved: { $why }
read-first = When you have read it, press Enter.
pass = { $who }, it is your turn; everyone else, please look away. Press Enter.
left = You have left the game.
game-over = The game is over.
winners = { $n ->
    [one] The winner: { $who }.
   *[other] The winners: { $who }.
}
winners-all = It is a draw.
board-possible = { $game } can be played on this board
