# “What is this?”: what every piece says of itself.
about-what = What is this? { $what }
about-points = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-score = Each unplaced office costs a point. Everyone starts with 20, so with −20; each office you open is worth a point.
about-covered = At this table tiles lie face down once taken, and the points shown count only what lies open. At the end everything is turned over.
about-offices = Unplaced offices: each costs a point. You open them by closing a route. When someone has placed their last one, the last round begins.
about-hand = Cards in hand. After closing a route, you keep at most three.
about-deck = A card from the deck is a surprise, and nobody else sees it. When the deck is empty, the discard pile is shuffled into a new one.
about-discard = The discarded cards. When the deck is empty, they are shuffled into a new one.
about-token = Calling an official brings one of its tokens.
about-chip = Each chip is a point.
about-coach = Rome coach of { $coach }
track = Carriages
track-stop = Carriage { $number }: for a route of { $number } cities or more, { $points } points. Held by: { $names }
track-asks = { $number } cities
about-carriages = Closing a route brings the next carriage if the route has at least as many cities as its number. One at a time, none is skipped, and only the best one counts.
about-carriage-next = Your next: carriage { $number }, for { $number } cities or more. It is worth +{ $points }.
about-carriage-cartwright = With the cartwright, { $least } cities are enough.
about-progress = { $region }: { $have } of { $all } offices are yours. Missing: { $cities }.
about-complete = { $region }: all { $all } offices are yours.
about-provinces-missing = You have an office in { $have } of { $all } provinces. Missing: { $provinces }.
about-provinces-all = You have an office in each of the { $all } provinces.
about-tiles-left = { $count ->
    [0] No tile is left.
    [one] One tile is left:
   *[other] { $count } tiles are left; the best one is taken first:
}
about-length = Eight cities or more count as seven. If no tile is left, you get one for the next shorter route.
about-official = Costs nothing, but only one official helps you in a turn.
about-stamp = The stamp: called in this turn. Only one official helps you in a turn.
about-no-region = The province { $province } ({ $letter }) belongs to no region.
about-province-of = The province { $province } is a part of the region { $region } ({ $letter }).
about-province-alone = The province { $province } ({ $letter }) is a region of its own.
about-joins = A road joins it to an end of your route.
about-cities = Its cities: { $cities }.
about-province = A closed route opens one office in each of its provinces, or all in one of them. With offices in all cities of a region you get its tile.
about-closing = Closing now brings +{ $points } at best: { $what }.
about-closing-offices = offices in { $cities }
about-closing-carriage = Carriage { $number } needs { $number } cities.
about-closing-longer = With { $number } cities you would get a tile of { $points }.
about-closing-wait = If you end the turn, the route stays and may grow; but if no card fits next turn, it is lost. { $count ->
    [0] No card of your hand fits now.
    [one] One card of your hand fits now.
   *[other] { $count } cards of your hand fit now.
}
