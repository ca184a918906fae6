# The table in words: questions that can be typed and their answers, and what is read aloud.

## Words of questions, all that are understood; the first one is shown
query-hand = hand, cards
query-market = market
query-route = route
query-score = score, points
query-last = last, since
query-near = near, roads
query-way = way
query-missing = missing
query-rome = rome, coaches
query-tokens = tokens, chips
query-help = help

## What is asked by them, for the help
query-about = You can ask as well. The answer is shown and read aloud.
query-hand-about = The cards in your hand
query-market-about = The market, the deck and the discard pile
query-route-about = Your route, and what the next carriage needs
query-score-about = Everyone’s points, and where yours come from
query-last-about = What the others did since your last turn
query-near-about = The roads from Ulm, and which of these cities are in the market or in your hand
query-way-about = The shortest way from Ulm to Lodz
query-missing-about = Where you have no office yet: in a province, in a region, or at all
query-rome-about = The Rome coaches and the waiting room
query-tokens-about = Your tokens, and those that are left
query-help-about = What you can ask; a player’s name shows all about them

## Answers
answer-hand = { $count ->
    [0] Your hand is empty.
    [one] One card in your hand: { $cities }.
   *[other] { $count } cards in your hand: { $cities }.
}
answer-market = { $count ->
    [0] The market is empty.
   *[other] In the market: { $cities }.
} { $deck }. { $discard }.
answer-route = { $count ->
    [0] You have no route.
    [one] Your route has one city: { $cities }.
   *[other] Your route has { $count } cities: { $cities }.
}
answer-points = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
answer-score = { $points }.
answer-own-score = Yours come from: { $parts }.
answer-last-nothing = Nothing has happened since your last turn.
answer-near = { $count ->
    [one] One road from { $city }: { $cities }.
   *[other] { $count } roads from { $city }: { $cities }.
}
near-market = { $city } (in the market)
near-hand = { $city } (in your hand)
near-both = { $city } (in the market and in your hand)
answer-way = From { $from } to { $to }: { $count ->
    [one] one step
   *[other] { $count } steps
}. { $cities }.
answer-way-same = Those are the same city.
answer-missing = { $land }: { $count ->
    [0] you have an office in every city.
    [one] one city without an office of yours, { $cities }.
   *[other] { $count } cities without an office of yours: { $cities }.
}
answer-missing-provinces = { $count ->
    [0] You have an office in every province.
    [one] One province without an office of yours: { $lands }.
   *[other] { $count } provinces without an office of yours: { $lands }.
}
answer-seat = { $label }, { $hand }.
answer-seat-route = { $count ->
    [0] No route.
   *[other] Route: { $cities }.
}
answer-tiles = Bonus tiles: { $tiles }.
answer-known = In this hand, everyone saw { $cities }.
answer-coaches = Rome coaches: { $coaches }.
answer-coach = { $coach } in { $stop }
answer-rider = { $coach } in { $stop } (your { $rank })
answer-waits = { $rank } ({ $names })
answer-waiting = { $count ->
    [0] The waiting room is empty.
   *[other] In the waiting room: { $ranks }.
}
answer-token = { $official } { $count }
answer-tokens = { $count ->
    [0] You have no tokens.
   *[other] Your tokens: { $tokens }.
}
answer-tokens-left = Left for everyone: { $tokens }; chips { $chips }.
answer-no-module = This game is played without that module.
answer-example = Type it like this: { $example }.
answer-help = You can ask: { $words }. Or type the name of a player. All commands are in the help.

## A turn in one sentence
brief-then = { " " }
brief = { $who } { $what }.
brief-and = { ", " }
brief-call = { $official ->
    [postmaster] calls the postmaster
    [administrator] calls the administrator
    [carrier] calls the postal carrier
   *[cartwright] calls the cartwright
}
brief-clear = clears the market
brief-take = takes { $city }
brief-draw = draws from the deck
brief-abandon = { $count ->
    [one] discards a route of one city
   *[other] discards a route of { $count } cities
}
brief-start = starts a route with { $city }
brief-play = plays { $city }
brief-close = { $count ->
    [one] closes a route of one city
   *[other] closes a route of { $count } cities
}
brief-office = { $count ->
    [one] opens an office in { $cities }
   *[other] opens { $count } offices: { $cities }
}
brief-tile = earns “{ $stack }” (+{ $points })
brief-tile-covered = earns a tile
brief-carriage = takes carriage { $number }
brief-discard = { $count ->
    [one] discards a card
   *[other] discards { $count } cards
}
brief-coach = sends the Rome coach of { $coach } to { $stop }
brief-market = new in the market: { $cities }

## Read aloud
spoken-market = New in the market: { $cities }.
spoken-undo = { $who } undoes the last step.
