# The options of a game, by their names in rules/options.py: modules, the form for a new table, the settings of a table.

module-honours = 栄誉
module-honours-about = 公人に頼むたび、その公人のトークンがもらえます。どれかの公人のトークンが尽きたら、全員が手持ちのトークンを返却。違う種類が多いほど、カード、チップ、郵便局と褒美がよくなります。
module-audience = 謁見
module-audience-about = 5台のローマ行き馬車が聖職者を運びます。完成した路線のうち新しい郵便局を開かなかった都市ごとに、ローマ行き馬車が1つ進みます。最後に控えの間にいる聖職者が得点になります。
new-all-provinces = 全地域タイルの条件
new-all-provinces-9 = 9地域
new-all-provinces-8 = バイエルンを除く8地域
new-all-provinces-about = 全地域に郵便局を1軒ずつ置くともらえるタイルです。8地域なら少しやさしく、バイエルンは抜けていてもかまいません。
term-provinces-8 = 全地域タイルは8地域でよい
