### Everything before and around a game in the browser: the first page, new tables, links, lists, settings, troubles.

## The first page.

start-about = Take a role, build your town, earn its glory. A card game for two to four.
start-play = Play
start-against = Against { $bots }
start-friend = Play with a friend
start-friend-about = A table for two and a link to send. No account needed.
start-new = New table
start-new-about = Choose players, edition, expansions and clock.
start-learn = Learn to play
start-learn-about = A guided first game, about ten minutes.
start-brief = The game in three sentences
start-brief-roles = In every round each of you takes one role, such as builder or trader: all may act, and whoever took it gets an extra.
start-brief-cards = Cards are everything at once: buildings to put up, money to pay for them, and goods to sell.
start-brief-end = When somebody puts up a twelfth building the game ends, and the most points win.
start-you = About you
start-name = Your name
start-language = Language
start-theme = Colours
start-theme-system = Same as the device
start-theme-light = Light
start-theme-dark = Dark
start-record = Open a record file
start-replay = Watch the replay

## Lists of games.

start-games = My games
start-all-games = All my games
start-all-running = { $n ->
    [one] { $n } game is running
   *[other] All { $n } running games
}
start-games-coming = Looking for your games…
start-no-games = You have no games yet. Start one, and you will find it here.
start-running = Running
start-none-running = No game is running.
start-over = Over
start-none-over = No game is over yet.
start-more = { $n ->
    [one] Show { $n } more
   *[other] Show more of the { $n } others
}
start-more-there = { $n ->
    [one] { $n } more game is shown.
   *[other] { $n } more games are shown.
}
start-nobody-yet = Nobody else yet
start-standing-yours = Your turn
start-standing-paused = Paused
start-waiting-for = To move: { $names }
start-missing = { $n ->
    [one] Waiting for { $n } player
   *[other] Waiting for { $n } players
}
start-ready = Ready to begin
start-won = Won
start-place = Place { $n }
start-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## A new table.

start-who = Who plays
start-players = How many play
start-seat = Seat { $n }
start-seat-of = { $name } (seat { $n })
start-seat-free = Free seat
start-seat-name = Name of this player
start-sits = Who sits here
start-people = People
start-bots = Bots
start-sits-me = Me
    .about = You, in this browser.
start-sits-here = Somebody at this screen
    .about = You share this screen. Between turns nobody’s cards are shown.
start-sits-link = A friend, by link
    .about = You get a link to send. Whoever opens it first sits here.
start-level-novice = Plays like somebody in a first game.
start-level-steady = A sound player who makes few mistakes.
start-level-apprentice = Has learned the game, and is often of two minds.
start-level-journeyman = Has learned the game, and errs now and then.
start-level-expert = Has learned the game well, and seldom errs.
start-level-master = Has learned from millions of games, and plays what it learned.
start-level-grandmaster-200ms = A master who thinks ahead. The strongest there is.
start-pace = How fast bots play
start-pace-swift = Fast
start-pace-calm = Calm
start-pace-slow = Slow
start-what = What is played
start-edition = Edition
start-edition-first = The classic. The best one to begin with.
start-edition-second = Gold mine, guild hall and prefecture are different.
start-new-buildings = New Buildings
    .about = More than thirty cards of the expansion, and the cathedral.
start-events = Events
    .about = Six cards in the deck that anybody can take instead of a role.
start-opening = Opening hand
start-opening-dealt = You play with what you are dealt.
start-opening-chosen = You see five to eight cards and keep four.
start-how = Finer points
start-governor = First governor
start-governor-about = The governor begins the first round.
start-governor-random = Anybody
start-clock = Time for a move
start-clock-about = When it is up, a bot plays on until the player is back.
start-clock-none = No clock
start-clock-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
start-clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
start-clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
start-memory = Show prices seen before
    .about = Price tiles that came up stay in sight. Without it you must remember them.
start-watching = Others may watch
    .about = Anybody who knows the address sees the table, but no hidden cards.
start-somebody-here = Give at least one seat to yourself or to somebody at this screen.
start-open = Open the table

## Joining by a link.

start-invited = You are invited to a game
start-invited-about = A seat is free for you. Tell the others who you are.
start-name-wanted = Please enter a name first.
start-sit = Sit down
start-sits-already = You already have a seat at this table.
start-to-table = Go to the table
start-first-time = Playing for the first time?
start-watch = Watch the table

## Before the first card.

start-dealing = The cards are being dealt…
start-gathering = Waiting for players
start-all-there = Everybody is here
start-watched = may be watched
start-link = Link to seat { $n }
start-share = Share
start-share-title = A seat for you in San Juan
start-link-new = New link
start-link-new-about = The old one will stop working.
start-link-new-there = There is a new link.
start-link-make = Make a link
start-link-make-about = Any earlier link will stop working.
start-link-local = This address works on this computer only. For friends elsewhere, start the server with --listen 0.0.0.0:7423 and open the page by the name or address of this computer.
start-begin = Begin the game
start-waits-for = Still free: { $seats }. The game can begin when everybody is seated.
start-watcher-waits = The game begins when everybody is seated. You will see it here.
start-fair = Fair shuffle
start-fair-about = Before anything is dealt, the server commits itself to its part of the shuffle by this number, and every player’s browser adds a part of its own. After the game everybody can check that nobody cheated.

## Settings.

start-speed = Movement of cards
start-speed-about = If your device asks for less movement, nothing moves.
start-speed-0 = Off
start-speed-0-5 = Slow
start-speed-1 = Normal
start-speed-2 = Fast
start-speed-4 = Very fast
start-confirm = Ask once more before
start-confirm-role = taking a role
start-confirm-pass = building nothing although something could be built
start-confirm-dear = giving away a card that costs 5 or more
start-confirm-leave = leaving a running game
start-sounds = Sounds
    .about = A quiet one when it is your turn, and for cards and goods.
start-shortcuts = Single keys as shortcuts
    .about = At the table, the question mark shows them all.
start-text-mode = Table as text
    .about = Everything in words and lists instead of pictures; good for screen readers.
start-kept-here = Settings are kept in this browser only.

## Addresses that lead nowhere.

start-lost-title = There is nothing here
start-lost = The address may be old or mistyped. Your games are safe.

## Troubles: what happened, and what to do.

trouble-again = Try again
trouble-home = To the first page
trouble-wait = { $n ->
    [one] Please wait { $n } second.
   *[other] Please wait { $n } seconds.
}
trouble-forgetful = This browser keeps nothing for this page. You can play, but settings and links are gone when it is closed. Allow the page to store data, make room, or leave the private window.
trouble-part-missing = A part of the page could not be loaded. The server may be gone, or have a newer version. Load the page again.
trouble-ended = The game at this table is over. You can watch it again from the beginning.
    .title = This game is over
trouble-bad-request = The server did not understand this page. Load the page again; if that does not help, check what you entered.
    .title = That did not work
trouble-not-found = There is no such table, or it may not be watched. Check the link, or ask whoever gave it to you for an invitation.
    .title = Table not found
trouble-not-your-seat = Your seat was moved to another browser, or this browser has forgotten you. Load the page again, or go on in the browser where you sat down.
    .title = This is not your seat
trouble-bad-invitation = Somebody has taken this seat already, or the link was replaced by a newer one. Ask whoever invited you for a new link.
    .title = This link is used up
trouble-not-your-turn = You are not asked anything now. Somebody, or the clock, was faster.
    .title = It is not your turn
trouble-stale = Something else is asked by now. Look at the table and answer again.
    .title = The table has moved on
trouble-illegal = The rules do not allow this. Choose something else.
    .title = Not allowed
trouble-not-now = This is not possible at the moment: the table may be paused, not yet full, or already over.
    .title = Not now
trouble-id-taken = By an odd chance this did not get through. Do it once more.
    .title = Once more, please
trouble-limited = That was too much in a short time. Wait a moment, then try again.
    .title = A little slower, please
trouble-foreign-origin = The server does not accept this page under this address. Open it by the address the server itself gives.
    .title = Wrong address
trouble-other-version = The server has a newer version than this page. Load the page again; your game goes on where it was.
    .title = There is a new version
trouble-unavailable = The server cannot store anything now: it is stopping, or its disk is full. Nothing is lost. Try again in a moment, or tell whoever runs it.
    .title = The server is not ready
trouble-offline = The server cannot be reached. Check your connection, and that the server is running. Your games are kept there.
    .title = No connection
trouble-broken = The server gave an answer that this page cannot read. Load the page again; perhaps something between you and the server changed it.
    .title = An unreadable answer
