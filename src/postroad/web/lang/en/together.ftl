# Playing together: new tables for others, seating, the lobby, guests and their devices.

## New table

landing-friends = Online with friends
landing-friends-about = Everyone at their own screen.
new-open = Open for someone else
new-open-about = Anyone you invite can take this seat, from another screen.
new-house-bots = Bots of this server
new-house-about = A bot offered by this server. The game is stored there.
new-together = Playing together
new-hints = Hints
new-hints-about = Everyone may ask what the master would do. All see this before they sit down.
new-by-heart = Memory mode
new-by-heart-about = Bonus tiles stay face down once taken; no hints.
new-by-heart-audience = Bonus tiles stay face down once taken, and so do your own clergy on the road; no hints.
new-listed = Show it in the lobby
new-listed-about = Everyone on this server sees the table and may join. Otherwise only people who have the link find it.
new-clock = Clock
new-clock-about = Players who run out of time are replaced by a bot.

## What is agreed

term-basic = The base game
term-lot = Random seating
term-order = Seats in this order
term-hints = Hints allowed
term-by-heart = Memory mode: tiles taken stay face down
term-by-heart-audience = Memory mode: tiles taken and own clergy stay face down
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

gathering-title = { $name }’s table
gathering-open = Open seat
gathering-kept = Reserved for { $name }
gathering-sit = Sit here
gathering-stand = Leave seat
gathering-remove = Remove
gathering-remove-who = Remove { $name }
gathering-remove-ask = Remove { $name } from the table?
gathering-host = host
gathering-here = here
gathering-away = away
gathering-terms = Game settings
gathering-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
gathering-complete = Every seat is taken.
gathering-starts = Waiting for { $name } to start the game.
gathering-full = You are welcome to watch.
gathering-fill = { $count ->
    [one] Fill with a bot
   *[other] Fill with bots
}
gathering-start = Start the game
gathering-leave = Leave the table
gathering-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
gathering-messages = { $count ->
    [one] One message
   *[other] { $count } messages
}

## Invitation

invite-title = Invite
invite-about = Anyone who has the table’s link can sit down or watch.
invite-link = Link
invite-share = Share…
invite-qr = The link as a QR code
invite-network = This is this computer’s address on your network.
invite-address = This computer’s address
invite-alone = Only this computer can connect so far. To let others in, start Postroad like this:
invite-nobody = No other device can open this yet.
invite-file = This page is a file on this device: a link to it opens nothing on another one.
invite-here = For another browser on this computer
copy = Copy
copied = Copied
copy-select = Select
copy-by-hand = Copying needs HTTPS here. Select the text and copy it yourself.

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
stored-damaged = This table can’t be read: its stored data is damaged.
stored-go = To the table

## Notifications

notify = Notify me of my turn
notify-about = With a notification while you look elsewhere.
notify-insecure = Browsers show notifications only on encrypted pages, or on the computer where Postroad runs.
notify-refused = The browser doesn’t allow it. Check its settings for this page.

## Devices and programs

device-title = Your devices
device-here = This browser
device-there = Another browser
device-name = Device name
device-since = added { $when }
device-leave = Sign out
device-leave-who = Sign out “{ $label }”
device-leave-others = Sign out all others
device-leave-sure = Really sign out all others?
device-other = Play on another device
device-about = Open or scan this link there to continue as the same player, with your games. It works once, within ten minutes. Give it to no one else.
device-make = Create link
device-again = Create new link
move-title = Continue on this device
move-wait = Loading your games…
move-question = Play as { $name } on this device?
move-same = This browser already plays as { $name }. The link hasn’t been used up.
move-ask = This browser now plays as { $name }. It will be signed out here, and { $name }’s games can then only be reached from { $name }’s other devices.
move-yes = Play as { $name }
move-no = Stay { $name }
move-cancel = No, thanks
programs-title = API keys
programs-about = Programs that use your API key play as you.
programs-label = What is the key for?
programs-make = Create key
programs-once = Your new API key, shown only this once
programs-used = last used { $when }
programs-unused = never used
programs-delete = Delete the key “{ $label }”

## Refusals

refused-banned = You’re banned from this server.
refused-damaged = This table is damaged and can’t be read.
refused-newer = A newer version of Postroad has stored your games in this browser. Reload the page to see them.
refused-no-bot = This bot isn’t offered here.
refused-no-code = This link has been used already, or is older than ten minutes. Create a new one in the settings of the other device.
refused-no-table = This table no longer exists.
refused-not-host = Only the host can do that.
refused-not-your-seat = That’s someone else’s seat.
refused-same-name = Two players at this table would have the same name. Choose another.
refused-seats-open = A seat is still open.
refused-slow-down = That was a bit fast. Try again in a moment.
refused-started = The game has already begun.
refused-taken = That seat is already taken.
refused-too-many = You have too many unfinished games. Finish or delete one first.

## Playing again
rematch-asked = { $name } wants a rematch.
rematch-join = Join
rematch-decline = Not now
rematch-declined = { $name } doesn’t want to play again right now.
rematch-go = To the rematch
rematch-without = The others are playing again.
gathering-again = The game begins as soon as everyone is here.
bot-missing = { $bot } (no longer on this server)
missing = The bot { $bot }, playing as { $who }, is no longer on this server.
missing-host = Choose another bot to continue the game.
missing-guest = The game continues as soon as { $host } has chosen another.
missing-which = Replacement bot
missing-fill = Use this bot

## Muting

chat-speakers = Mute players
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }

## Seat transfer
confirm-hand-on = Give your seat to someone else? The others at the table are asked first. Then you get a link: the first person to open it plays on in your place.
confirm-hand-on-other = Give { $who }’s seat to someone else? The others at the table are asked first. Then you get a link: the first person to open it plays on there.
seat-asked = { $by } asks to give the seat of { $who }, who is away, to someone else.
seat-asked-own = { $who } asks to give their seat to someone else.
seat-asked-you = You’ve asked to give your seat to someone else.
seat-asked-by-you = You’ve asked to give { $who }’s seat to someone else.
seat-asked-yours = { $by } thinks you’re away and asks to give your seat to someone else.
seat-waiting = Still to answer: { $names }.
seat-offered = { $who }’s seat goes to the first person to open the link that { $by } has.
seat-offered-own = { $who }’s seat goes to the first person to open the link to it.
seat-offered-you = Everyone agrees: your seat goes to the first person to open your link. Until then you play on.
seat-offered-by-you = Everyone agrees: { $who }’s seat goes to the first person to open your link.
seat-offered-yours = { $by } has a link that gives your seat to someone else.
seat-keep = I’m here: keep my seat
seat-call-off = Cancel transfer
seat-show-link = Show the link
seat-title = Link to the seat
seat-link-about = The first person to open this link takes { $who }’s seat, with the cards there. It works once, for one day.
seat-link-share = A seat in a game of Postroad
seat-link-secret = Give it only to the person who should play there. A new link makes this one invalid.
seat-take-title = A seat for you
seat-take-question = Take the seat of { $who } in the game with { $names }?
seat-take-about = { $by } has passed this seat on to you. You see its hand and play on from here.
seat-take-yes = Take the seat
seat-take-watch = Only watch
seat-take-gone = This link no longer leads to a seat: it was used, cancelled, or is older than a day. Ask for a new one.
seat-to-table = To the table
refused-seated = You’re already at this table.
refused-not-offered = This seat is no longer on offer.
refused-time-up = This seat’s time has run out.

## Pause
pause-asked = { $who } asks for a pause: the clock stops until someone resumes it.
pause-asked-you = You’ve asked for a pause.
pause-stands = Pause: the clock is stopped.
pause-play-on = You can still play on.
pause-go-on = Resume clock
chat-empty = No messages yet.
chat-label = Write a message
chat-send = Send
reactions = Quick chat
alone = { $who } has left for good; only you and the bots are still playing. If you end the game, you resign too: bots finish it at once, and nobody wins.
alone-end = End the game
alone-play-on = Play on against the bots
undo-asked = { $who } asks to undo the last step:
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = Waiting for answers.
undo-withdraw = Never mind
clock-left = { $time } left
clock-stands = { $time } left, clock paused
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
confirm-resign = Resign for good? A bot takes your seat and plays on. You can’t come back.
confirm-delete = Delete this game for good? Its record goes with it.
confirm-take-back = Undo your last step?
confirm-away = Let a bot play for you? You can come back at any time.
