# Playing together: new tables for others, the gathering, the lobby, guests and their devices.

## New table

landing-friends = With friends, over a link
landing-friends-about = Everybody at their own screen.
new-open = Open for somebody else
new-open-about = Whoever you invite takes this seat, from another screen.
new-house-bots = Bots of this server
new-house-about = A bot that this server offers. The game is kept there.
new-together = Playing together
new-hints = Hints
new-hints-about = Everybody may ask what the master would do. All see this before they sit down.
new-by-heart = By heart
new-by-heart-about = Tiles that were taken lie covered until the end, and there are no hints.
new-by-heart-audience = Tiles that were taken, and your own clergy on the road, lie covered until the end, and there are no hints.
new-listed = Show it in the lobby
new-listed-about = Everybody on this server sees the table and may join. Otherwise only those who have the link find it.
new-clock = Clock
new-clock-about = Whoever runs out of time is replaced by a bot.

## What is agreed

term-basic = The base game
term-provinces-8 = Tile for all provinces: eight are enough
term-lot = Seats by lot
term-order = Seats in this order
term-hints = Hints may be asked for
term-by-heart = By heart: tiles taken lie covered
term-by-heart-audience = By heart: tiles taken and own clergy lie covered
term-listed = Shown in the lobby
term-private = By link only
term-clock-none = No clock
term-clock-turn = { $count ->
    [one] { $count } minute a turn
   *[other] { $count } minutes a turn
}
term-clock-total = { $count ->
    [one] { $count } minute in all
   *[other] { $count } minutes in all
}
term-clock-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}

## Before the game

gathering-title = The table of { $name }
gathering-open = Open seat
gathering-kept = Kept for { $name }
gathering-sit = Sit here
gathering-stand = Stand up
gathering-remove = Remove
gathering-remove-who = Remove { $name }
gathering-remove-ask = Remove { $name } from the table?
gathering-host = host
gathering-here = here
gathering-away = away
gathering-terms = What is played
gathering-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
gathering-complete = Every seat is taken.
gathering-starts = Waiting for { $name } to start the game.
gathering-full = You are welcome to watch.
gathering-fill = { $count ->
    [one] Fill it with a bot
   *[other] Fill them with bots
}
gathering-start = Start the game
gathering-leave = Leave the table
gathering-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## Invitation

invite-title = Invite
invite-about = Whoever opens this link can sit down or watch.
invite-link = Link
invite-share = Share…
invite-qr = The link as a QR code
invite-network = This is the address of this computer in your network.
invite-address = Address of this computer
invite-alone = So far, only this computer can come in. To let others in, start Postroad like this:
invite-nobody = No other device can open this yet.
invite-file = This page is a file on this device: a link to it opens nothing on another one.
invite-here = For another browser on this computer
copy = Copy
copied = Copied
copy-select = Select
copy-by-hand = Here the browser copies only by hand: the page is not encrypted.

## Lobby and own tables

lobby-title = Open tables
lobby-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
lobby-playing = Being played
lobby-join = Join
lobby-watch = Watch
stored-gathering = Waiting for players
stored-damaged = This table cannot be read: what is stored of it is damaged.
stored-go = To the table

## Notifications

notify = Tell me when it is my turn
notify-about = With a notification, while you look elsewhere.
notify-insecure = Browsers show notifications only for encrypted pages, or on the computer where Postroad runs.
notify-refused = The browser does not allow it. Its settings for this page may help.

## Devices and programs

device-title = Your devices
device-here = This browser
device-there = Another browser
device-name = Name of the device
device-since = added { $when }
device-leave = Sign out
device-leave-who = Sign out “{ $label }”
device-leave-others = Sign out all others
device-leave-sure = Really sign out all others?
device-other = Play on another device
device-about = Open this link there, or scan it: you go on as the same player, with your games. It works once, within ten minutes. Give it to nobody else.
device-make = Make a link
device-again = Make a new link
move-title = From device to device
move-wait = Fetching your games…
move-question = Play as { $name } on this device?
move-same = This browser already plays as { $name }. The link has not been used up.
move-ask = This browser now plays as { $name }. It will be signed out here, and the games of { $name } can then only be reached from { $name }’s other devices.
move-yes = Play as { $name }
move-no = Stay { $name }
move-cancel = No, thank you
programs-title = For programs
programs-about = A program with an access key of yours plays in your name.
programs-label = What is the key for?
programs-make = Make a key
programs-once = Your new access key, shown only this once
programs-used = last used { $when }
programs-unused = never used
programs-delete = Delete the key “{ $label }”

## Refusals

refused-banned = You are banned from this server.
refused-damaged = This table is damaged and cannot be read.
refused-no-bot = This bot is not offered here.
refused-no-code = This link has been used already, or is older than ten minutes. Make a new one in the settings of the other device.
refused-no-table = This table is not here any more.
refused-not-host = Only the host may do that.
refused-not-your-seat = That is somebody else’s seat.
refused-same-name = Two players at this table would have the same name. Choose another.
refused-seats-open = A seat is still open.
refused-slow-down = That was a bit fast. Try again in a moment.
refused-started = The game has already begun.
refused-taken = Somebody sits there already.
refused-too-many = You have too many unfinished games. Finish or delete one first.

## Playing again
rematch-asked = { $name } wants a rematch.
rematch-join = Join
rematch-decline = Not now
rematch-declined = { $name } would rather not play again now.
rematch-go = To the rematch
rematch-without = The others are playing again.
gathering-again = The game begins as soon as everybody is here.
bot-missing = { $bot } (no longer on this server)
missing = The bot { $bot }, playing as { $who }, is no longer on this server.
missing-host = Choose another, and the game goes on.
missing-guest = The game goes on as soon as { $host } has chosen another.
missing-which = Which bot plays on
missing-fill = Let it play

## Whom one hears

chat-speakers = Whom I hear
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again

## A seat goes to somebody else
confirm-hand-on = Hand your seat to somebody else? The others at the table are asked. Then you get a link: whoever opens it plays on in your place.
confirm-hand-on-other = Hand the seat of { $who } to somebody else? The others at the table are asked. Then you get a link: whoever opens it plays on there.
seat-asked = { $by } asks to give the seat of { $who }, who is away, to somebody else.
seat-asked-own = { $who } asks to hand the seat on to somebody else.
seat-asked-you = You ask to hand your seat on.
seat-asked-by-you = You ask to hand on the seat of { $who }.
seat-asked-yours = { $by } takes you to be away, and asks to give your seat to somebody else.
seat-waiting = Still to answer: { $names }.
seat-offered = The seat of { $who } goes to whoever opens the link that { $by } has.
seat-offered-own = The seat of { $who } goes to whoever opens the link that { $who } passes on.
seat-offered-you = All agree: your seat goes to whoever opens your link. Until then you play on.
seat-offered-by-you = All agree: the seat of { $who } goes to whoever opens your link.
seat-offered-yours = Your seat is to go to somebody else: { $by } has a link to it.
seat-keep = I am here: keep my seat
seat-call-off = Call it off
seat-show-link = Show the link
seat-title = The link to the seat
seat-link-about = Whoever opens this link first takes the seat of { $who }, with the cards that lie there. It works once, and for a day.
seat-link-share = A seat in a game of Postroad
seat-link-secret = Give it only to the one who is to play there. If you make another link later, this one is worth nothing.
seat-take-title = A seat for you
seat-take-question = Take the seat of { $who } in the game with { $names }?
seat-take-about = { $by } has passed the seat on to you. You see the cards in its hand and play on from where the game stands.
seat-take-yes = Take the seat
seat-take-watch = Only watch
seat-take-gone = This link no longer leads to a seat: it was used, called off, or is older than a day. Ask for a new one.
seat-to-table = To the table
refused-seated = You already sit at this table.
refused-not-offered = The seat is not to be handed on any more.
refused-time-up = The time of this seat has run out.

## The clock stands still
pause-asked = { $who } asks for a pause: the clock would stand still until somebody goes on.
pause-asked-you = You ask for a pause.
pause-stands = Pause: the clock stands still.
pause-play-on = You may play on all the same.
pause-go-on = Let the clock run
