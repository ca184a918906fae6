## Lessons: short steps on the table

lesson-title = Lesson
lesson-rival = Balthasar
lesson-leave = Leave the lesson
lesson-back = Previous step
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-next = Next step
lesson-step-done = Step done. Go on to the next one.
lesson-all-done = Lesson done.
lesson-show = Show me
lesson-play = Play a first game
lesson-finish = Done: main menu
lesson-more = More lessons:
lesson-wrong = That is allowed, but it isn’t what this step is about. It has been undone.

## The base game

lesson-take-title = Take two cards
lesson-take-ask = You run a post service, and most points win. You begin at −20: each of your 20 offices costs a point until you open it. Your hand is empty, so the postmaster comes by himself: take two city cards. First { city-ulm } from the market, the six face-up cards; then the top card of the deck.
lesson-take-wrong-deck = First { city-ulm }: it lies face up in the market. What lies on top of the deck, nobody knows.
lesson-take-wrong-other = You may take any card of the market. For this step, please take { city-ulm }.
lesson-take-wrong-second = A good card too! But this time try the deck: its top card is your secret.
lesson-take-done = Well done. The gap that { city-ulm } left in the market was filled from the deck at once. From now on you take one card a turn; only when your hand is empty does the postmaster come by himself.

lesson-lay-title = Start your route
lesson-lay-ask = Now play one of your two cards: press it in your hand. It starts your route. Then end your turn.
lesson-lay-done = That is a turn: take a card, play a card, and close your route if you like. Each step starts from a new table.

lesson-extend-title = Extend the route
lesson-extend-ask = A new city must be joined by a road to the first or the last city of your route. Which cards of the market fit { city-stuttgart } or { city-ulm }? Take one, play it, end your turn.
lesson-extend-wrong-deck = The deck might bring anything. Two cards of the market fit for sure.
lesson-extend-wrong-far = No road leads from there to { city-stuttgart } or { city-ulm }. Look at the map: two cards of the market have one.
lesson-extend-wrong-lost = A card that starts a new route throws the old one away for nothing. Play the card you took: it fits an end.
lesson-extend-wrong-alone = Officials come a little later. Here one card is enough.
lesson-extend-wrong-close = Three cities are enough to close a route, but let this one grow: end your turn.
lesson-extend-done = Both ends may grow, left and right. Provinces and colours do not matter here, only roads; and no city may be in a route twice.

lesson-lose-title = Play, or lose the route
lesson-lose-ask = You must play a card every turn. If none fits, the whole route is discarded for nothing. Only one card of the market fits { city-stuttgart } or { city-augsburg }: take it, play it, end your turn.
lesson-lose-wrong-deck = Too risky: if the card from the deck does not fit, three cities are lost.
lesson-lose-wrong-far = With that card and { city-lodz }, nothing would fit: you would have to start a new route and lose three cities. It has been put back.
lesson-lose-wrong-lost = Gone: three cities on the discard pile, for nothing. Just this once they come back.
lesson-lose-wrong-close = Yes, this route can be closed; that comes in a few steps. For now, end your turn.
lesson-lose-done = Saved! It pays to think ahead: which cards will fit next turn?

lesson-postmaster-title = The postmaster
lesson-postmaster-ask = One official may help you each turn. { city-salzburg } fits now, { city-linz } would fit after it. Take one of them, call the postmaster, take the other; then play { city-salzburg } and end your turn.
lesson-postmaster-wrong-administrator = The administrator would clear the market, and both cards with it.
lesson-postmaster-wrong-other = Here { city-salzburg } and { city-linz } are the two that help you.
lesson-postmaster-wrong-late = You played at once. The postmaster helps only before you play a card: call him first.
lesson-postmaster-wrong-lost = That would throw your route away. { city-salzburg } fits its end.
lesson-postmaster-wrong-close = Closing comes later. End your turn.
lesson-postmaster-done = Two cards in one turn. But only one official a turn, whoever it is.

lesson-carrier-title = The postal carrier
lesson-carrier-ask = The same turn again, with other cards. You have taken your card. Play a city that fits { city-munchen }, then call the postal carrier and play another one. Then end your turn.
lesson-carrier-wrong-postmaster = You hold enough cards. One official a turn: keep the call for the postal carrier.
lesson-carrier-wrong-lost = That would throw your route away. Two of your cards fit { city-munchen }.
lesson-carrier-wrong-early = Not yet! Call the postal carrier: another of your cards fits now.
lesson-carrier-wrong-close = Longer routes are worth more. Call the postal carrier, play, then end your turn.
lesson-carrier-done = Two cities in one turn. The postal carrier’s card must fit an end, too.

lesson-administrator-title = The administrator
lesson-administrator-ask = No card of the market fits { city-freiburg } or { city-sigmaringen }. Before you take a card, call the administrator: he lays out six new ones. Take one that fits, play it, end your turn.
lesson-administrator-wrong-deck = The deck is a gamble. The administrator shows you six new cards before you choose.
lesson-administrator-wrong-none = That fits neither end, and nor does your hand: the route would be lost. Call the administrator first.
lesson-administrator-wrong-far = No road leads from there to { city-freiburg } or { city-sigmaringen }. Two of the new cards have one.
lesson-administrator-wrong-lost = That would throw your route away. The card you took fits an end.
lesson-administrator-wrong-close = Closing is the next step. For now, end your turn.
lesson-administrator-done = The route goes on. The administrator helps only before your first card of a turn.

lesson-each-title = Close: one in each province
lesson-each-ask = You may close a route of three or more cities. That opens offices there: one in each province, or all in one province. The shield on a card is its province; colour and letter are its region. Four cards, four shields: close with one in each province, then end your turn.
lesson-each-wrong-province = Only one city of the route lies in that province: one office. One in each province brings four.
lesson-each-wrong-end = You may wait and let a route grow. This one is good: close it.
lesson-each-done = Four offices, so four points less to lose; and carriage 3, for three or more cities. The route is discarded. You have at most one office in a city, whatever others have there.

lesson-province-title = Close: all in one province
lesson-province-ask = Three of your four cities lie in { province-bavaria }. Close the route with offices in all of them. Then cut your hand to three cards and end your turn.
lesson-province-wrong-each = One in each province opens only two offices here. { province-bavaria } brings three.
lesson-province-wrong-other = Only one city of the route lies there. { province-bavaria } has three.
lesson-province-wrong-end = This is a good moment: close the route.
lesson-province-done = Four cities brought carriage 4. Carriages come in order, one for each closing. After closing you keep three cards at the most.

lesson-cartwright-title = The cartwright
lesson-cartwright-ask = You own carriage 4. Carriage 5 asks for five cities, your route has three. The cartwright helps when one or two are missing: close with one office in each province, call him, end your turn.
lesson-cartwright-wrong-other = That opens one office. One in each province opens three.
lesson-cartwright-wrong-open = First close the route: that is when the cartwright can help.
lesson-cartwright-wrong-without = Three cities alone bring no carriage now. The cartwright bridges the two that are missing: call him.
lesson-cartwright-done = Carriage 5: five points instead of three. Only your best carriage counts.

lesson-tiles-title = Bonus tiles
lesson-tiles-ask = Four things earn a bonus tile. Three you can have now: for a route of five or more cities; for offices in all cities of a region, here { region-bohemia-salzburg }; for an office in each of the nine provinces. The fourth is the game-end tile. Close the route so that you get all three, then end your turn.
lesson-tiles-wrong-other = Too few: you still need { city-lodz }, { city-pilsen } and { city-linz }. One in each province opens all three.
lesson-tiles-wrong-end = Don’t wait: the best tile lies on top and goes to the first who earns it.
lesson-tiles-done = Three tiles at once! In each stack the best lies on top. Tiles for a length (5, 6, 7 or more cities) you may earn often; for a region and for all provinces only once.

lesson-end-title = The end of the game
lesson-end-ask = The first to take carriage 7 or open their last office ends the game: the round is played to its end. You own carriage 6, and your turn is the last of the round. Close the route as you like, call the cartwright, end your turn.
lesson-end-wrong-open = Close the route first: with five cities and the cartwright, carriage 7 is yours.
lesson-end-wrong-without = Five cities are not enough for carriage 7. The cartwright bridges the two that are missing.
lesson-end-done = It’s over, and you have won! Your score: best carriage + tiles − offices left. Carriage 7 also brought the game-end tile: one point, and it decides ties. Now you know the whole base game.

## Honours

lesson-token-title = Tokens
lesson-token-ask = In this module, every official you call leaves you a token. Call the postal carrier: { city-salzburg }, your only card, follows by itself. Then end your turn.
lesson-token-wrong-end = Then you get no token. Call the postal carrier first.
lesson-token-wrong-close = Leave the route open for now: call the postal carrier, then end your turn.
lesson-token-done = The postal carrier’s token lies before you. A postmaster who comes by himself leaves one too. There are only a few of each.

lesson-chip-title = Handing in
lesson-chip-ask = The cartwright has one token left. Close the route with one office in each province and call him: now his tokens have run out, and everyone hands some in, you first. Hand in three, all different.
lesson-chip-wrong-end = First close the route and call the cartwright.
lesson-chip-wrong-close = Better one office in each province: that opens three.
lesson-chip-wrong-carrier = One official a turn: keep the call for the cartwright.
lesson-chip-wrong-fewer = One token brings nothing, two bring a card. Three different ones bring a chip, worth a point.
lesson-chip-done = A chip: one point. One token brings nothing, two a city card if you like, three a chip, four an office. What was handed in goes back to the officials.

lesson-office-title = Four different tokens
lesson-office-ask = You have called the cartwright, and his tokens have run out. You hold tokens of all four officials: hand in all four, then open an office in a city of your choice. { city-mannheim } would complete { region-baden }.
lesson-office-wrong-fewer = You hold four different tokens. All four together bring the best reward: an office.
lesson-office-wrong-elsewhere = You may choose any city. But { city-mannheim } completes { region-baden } and brings its tile.
lesson-office-wrong-declined = You may decline a reward. But an office is worth having.
lesson-office-done = An office without a route, and the tile of { region-baden } at once. It brings no carriage. After the last turn everyone may hand in once more.

## Audience

lesson-clergy-title = Five clergy, five coaches
lesson-clergy-ask = Before the first turn, seat your five clergy in the five Rome coaches, one in each, as you like. Every region has a coach. A higher rank scores more, if it waits in Rome at the end.
lesson-clergy-done = Only you see who rides where. The others have done the same.

lesson-drive-title = The coaches drive
lesson-drive-ask = When you close a route, each city without a new office moves the Rome coach of its region one stop south. Close with one office in each province: one city of { province-bavaria } gets none. Then move that coach.
lesson-drive-wrong-bavaria = Then both cities of { province-bavaria } get an office, and { city-ulm } gets none: another coach would drive. Your cardinal rides in the Rome coach of { region-bavaria }.
lesson-drive-wrong-twice = That opens one office and moves the coach twice. Also a plan! But here, open one in each province.
lesson-drive-wrong-end = First close the route: then coaches drive.
lesson-drive-done = At a fork you choose the road. For { city-lodz }, or if the coach is in { stop-rome } already, you move any other one.

lesson-arrive-title = Arrival in Rome
lesson-arrive-ask = The Rome coach of { region-bavaria } stands in { stop-florence }, and your cardinal rides in it. Close the route with one office in each province: two cities get none. Then drive to { stop-rome }.
lesson-arrive-wrong-bavaria = Then all three cities get an office, and no coach moves.
lesson-arrive-wrong-end = First close the route: then the coach drives.
lesson-arrive-wrong-detour = That detour costs both moves. Go straight to { stop-rome }: then the second move is free, for any other coach.
lesson-arrive-done = The clergy step out, each to the place of their rank. Those who come together share a place; those who stood there before must go. At the end, everyone who is waiting scores.
