# Hints: what the master would do, and why.

hint-do = Do it
hint-would = The master’s choice: { $action }
hint-thinking = Thinking…
hint-fair = It knows only what you can know.
hint-chance = Chance to win if everyone plays on like a master: { $percent }%.
hint-unfetched = The hint can’t be downloaded right now. Ask again when you’re online.
hint-close = Close the hint

## Why

why-fits-end = { $city } can be played at { $other }, an end of the route.
why-fits-beyond = { $city } can follow { $other }, a card in hand that fits the route.
why-joins-card = A road leads from { $city } to { $other }, a card in hand.
why-joins-market = A road leads from { $city } to { $other }, which lies in the market too.
why-lacks = In { $region }, { $count } cities are still missing, { $city } among them.
why-takes = { $city } comes into the hand.
why-market-misses = { $ends ->
    [1] No card of the market fits at { $city }, the only city of the route.
   *[other] No card of the market fits at { $city } or { $other }, the ends of the route.
}
why-deck-hopes = { $city } would be welcome, and { $count ->
    [one] one of its cards is still unseen.
   *[other] { $count } of its cards are still unseen.
}
why-pile-hopes = { $city } would be welcome, and { $count ->
    [one] one of its cards lies in the discard pile.
   *[other] { $count } of its cards lie in the discard pile.
}
why-draws = Nobody else sees a card drawn from the deck: { $count ->
    [one] one card lies there.
   *[other] { $count } cards lie there.
}
why-pile-draws = The deck is empty: the discard pile is shuffled into a new one of { $count ->
    [one] one card.
   *[other] { $count } cards.
}
why-would-complete = An office in { $city } would be the last one missing in { $region }: +{ $points }.
why-would-unite = An office in { $city } would be the first in { $province }, the last province missing: +{ $points }.
why-calls-postmaster = { $official }: brings a second card.
why-market-fits = { $city } lies in the market and fits at { $other }.
why-clears-market = { $official }: { $count ->
    [one] the one card of the market is replaced.
   *[other] all { $count } cards of the market are replaced.
}
why-plays-second = { $official }: { $city } can be played too, at { $other }.
why-cartwright = { $official }: brings carriage { $carriage } although the route is too short for it: +{ $points }.
why-without-cartwright = { $official }: not called; carriage { $carriage } has to wait.
why-token = { $official }: this takes a token; { $count ->
    [one] one is left.
   *[other] { $count } are left.
}
why-hand-in = { $official }: this takes the last token, so everyone hands in tokens.
why-reach-close = With { $city } the route has three cities and can be closed.
why-reach-carriage = The route becomes long enough for carriage { $carriage }: +{ $points } when it is closed.
why-reach-length = The route becomes long enough for the tile “{ $stack }”: +{ $points } when it is closed.
why-lays = { $city } joins the route at { $other }: { $count ->
    [one] one city now.
   *[other] { $count } cities now.
}
why-starts = { $city } begins a new route.
why-leads-to = { $other }, a card in hand, can follow at { $city }.
why-market-next = { $other }, which lies in the market, can follow at { $city }.
why-loses-route = { $count ->
    [1] It costs the route of one city, { $city }.
   *[other] It costs the route from { $city } to { $other }: { $count } cities.
}
why-dead-end = { $ends ->
    [1] No card in hand fits at { $city }, the only city of the route.
   *[other] No card in hand fits at { $city } or { $other }, the ends of the route.
}
why-earns-carriage = It brings carriage { $carriage }: +{ $points }.
why-earns-region = It opens the last office missing in { $region }: +{ $points }.
why-earns-length = It brings the tile “{ $stack }”: +{ $points }.
why-earns-all = Then offices stand everywhere for the tile “{ $stack }”: +{ $points }.
why-game-end = It brings the “{ $stack }” (+{ $points }): this round is the last one.
why-last-round = The last round is on already: { $who } has the game-end tile.
why-opens = { $count ->
    [one] It opens one office: in { $city }.
   *[other] It opens { $count } offices, one of them in { $city }.
}
why-opens-some = { $count ->
    [one] It opens one office, in { $province }.
   *[other] It opens { $count } offices, one of them in { $province }.
}
why-opens-none = { $count ->
    [one] It opens no office in the one city of the route.
   *[other] It opens no office in any of the { $count } cities of the route.
}
why-cartwright-could = { $official }: can then bring carriage { $carriage }.
why-left-out = { $count ->
    [one] { $city } gets no office.
   *[other] { $count } cities without an office of the player get none now, { $city } among them.
}
why-cuts-hand = { $count ->
    [one] One card in hand must be discarded afterwards.
   *[other] { $count } cards in hand must be discarded afterwards.
}
why-coach-moves = The Rome coach of { $coach } moves on towards Rome.
why-keeps-route = { $count ->
    [1] The route of one city, { $city }, stays.
   *[other] The route from { $city } to { $other } stays: { $count } cities.
}
why-next-carriage = { $count ->
    [one] One more city, and it is long enough for carriage { $carriage }.
   *[other] { $count } more cities, and it is long enough for carriage { $carriage }.
}
why-holds-next = { $city }, a card in hand, fits at { $other } next.
why-nothing-left = Nothing else is left to do.
why-turn-ends = { $who } is next.
why-last-turn = This turn is the last one of the game.
why-completes-region = { $city } is the last office missing in { $region }: +{ $points }.
why-completes-all = { $city } is the first office in { $province }, the last province missing: +{ $points }.
why-nears-region = { $count ->
    [one] With { $city }, only one city is missing in { $region }.
   *[other] With { $city }, only { $count } cities are missing in { $region }.
}
why-new-province = { $city } is the player’s first office in { $province }.
why-opens-office = { $city } gets an office ({ $province }): +1 point.
why-spares-coach = The Rome coach of { $coach } doesn’t move for { $city }.
why-arrives = The Rome coach of { $coach } reaches Rome, carrying the player’s { $rank }: +{ $points } while it waits there.
why-pushes-out = { $rank }: { $who } has to leave the waiting room.
why-coach-on = The Rome coach of { $coach } goes to { $stop }: { $count ->
    [one] one step from Rome.
   *[other] { $count } steps from Rome at least.
}
why-rides = The Rome coach of { $coach } carries the player’s { $rank }, worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
why-seats = The Rome coach of { $coach } is at least { $count } steps from Rome. { $rank } takes a seat in it.
why-shortest-way = No coach has a shorter way to Rome than that of { $coach }.
why-longest-way = No coach has a longer way to Rome than that of { $coach }.
why-spare = There is another card of { $city } in hand.
why-has-office = The player already has an office in { $city }.
why-joins-none = No road leads from { $city } to another card in hand.
why-others-join = Of the cards that stay, { $city } and { $other } are joined by a road.
why-discards = { $city } leaves the hand.
why-returns-one = { $official }: only this token is handed in, and it brings nothing.
why-returns-two = { $official } and { $partner }: these two tokens bring a card.
why-returns-three = Three tokens bring a chip: +{ $points }.
why-returns-four = Four tokens bring an office in any city; { $count ->
    [one] one is left.
   *[other] { $count } are left.
}
why-returns-idle = { $count ->
    [one] One token brings nothing.
   *[other] { $count } tokens bring nothing: their reward is used up.
}
why-keeps-tokens = { $count ->
    [one] The one token stays.
   *[other] All { $count } tokens stay.
}
why-declines = Nothing is taken.

## What is done

deed-take = Take { $city }
deed-deck = Draw from the deck
deed-call = Call the { $official }
deed-start = Start a route with { $city }
deed-left = Play { $city } at the left end
deed-right = Play { $city } at the right end
deed-close-each = Close the route, one office in each province
deed-close-province = Close the route, all its cities in { $province }
deed-office = Open an office in { $city }
deed-coach = Move the Rome coach of { $coach } to { $stop }
deed-discard = Discard { $city }
deed-return = Hand in: { $tokens }
deed-return-none = Keep all tokens
deed-decline = Take no reward
deed-clergy = Seat in the next coach: { $rank }
deed-end = End the turn
