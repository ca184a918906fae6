# The options of a game, by their names in rules/options.py: modules, the form for a new table, the settings of a table.

module-honours = Honours
module-honours-about = Every official you call leaves you a token. When one official’s tokens run out, everyone hands some in: the more different ones, the better the reward – a card, a chip or an office. (Also known as “Offices of Honor”.)
module-audience = Audience
module-audience-about = Five coaches take your clergy to Rome. Each city of a closed route that gets no new office moves one of these Rome coaches on. Clergy who are still in the waiting room at the end score.
new-all-provinces = The tile for all provinces asks for
new-all-provinces-9 = nine provinces
new-all-provinces-8 = eight, without Bavaria
new-all-provinces-about = One office in every province earns this tile. Eight is a little easier: Bavaria may be missing.
term-provinces-8 = Tile for all provinces: eight are enough
