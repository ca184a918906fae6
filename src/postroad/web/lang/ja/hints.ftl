# ヒント：名人ならどうするか、その理由。

hint-do = そうする
hint-would = 名人の手：{ $action }
hint-thinking = 考え中…
hint-fair = あなたに見えている情報だけで考えています。
hint-chance = この先全員が名人なみなら、勝つ見込み{ $percent }％。
hint-unfetched = 今はヒントを読み込めません。つながってから、もう一度どうぞ。
hint-close = ヒントを閉じる

## 理由

why-fits-end = { $city }は、路線の端の{ $other }につなげます。
why-fits-beyond = { $city }は、路線につながる手札の{ $other }の次に置けます。
why-joins-card = { $city }は、手札の{ $other }と道でつながっています。
why-joins-market = { $city }は、同じく場札の{ $other }と道でつながっています。
why-lacks = { $region }では、{ $city }など{ $count }都市にまだ郵便局がありません。
why-takes = { $city }が手札に加わります。
why-market-misses = { $ends ->
    [1] 路線にただ1つある{ $city }につながる場札はありません。
   *[other] 路線の端の{ $city }と{ $other }につながる場札はありません。
}
why-deck-hopes = { $city }が来れば使えます。まだ見えていない{ $city }は{ $count }枚です。
why-pile-hopes = { $city }が来れば使えます。捨て札に{ $city }が{ $count }枚あります。
why-draws = 山札から取れば、ほかの人には見えません。山札は{ $count }枚です。
why-pile-draws = 山札は空です。捨て札{ $count }枚を混ぜて新しい山札にします。
why-would-complete = { $city }に郵便局を置けば、{ $region }がそろいます（+{ $points }点）。
why-would-unite = { $city }に郵便局を置けば、最後に残った{ $province }が埋まります（+{ $points }点）。
why-calls-postmaster = { $official }に頼めば、もう1枚取れます。
why-market-fits = 場札の{ $city }は、{ $other }につなげます。
why-clears-market = { $official }に頼めば、場札{ $count }枚がすべて替わります。
why-plays-second = { $official }に頼めば、{ $other }の隣に{ $city }も置けます。
why-cartwright = { $official }に頼めば、路線が短くても馬車{ $carriage }を取れます（+{ $points }点）。
why-without-cartwright = { $official }には頼まず、馬車{ $carriage }は次の機会に。
why-token = { $official }のトークンを1枚もらいます（残り{ $count }枚）。
why-hand-in = { $official }の最後のトークンをもらうので、全員がトークンを返却します。
why-reach-close = { $city }で路線が3都市になり、完成させられます。
why-reach-carriage = 路線が馬車{ $carriage }に届きます。完成させれば+{ $points }点。
why-reach-length = 路線が「{ $stack }」のタイルに届きます。完成させれば+{ $points }点。
why-lays = { $other }の隣に{ $city }を置き、路線は{ $count }都市になります。
why-starts = { $city }から新しい路線を始めます。
why-leads-to = 次は、{ $city }の隣に手札の{ $other }を置けます。
why-market-next = 次は、{ $city }の隣に場札の{ $other }を置けます。
why-loses-route = { $count ->
    [1] { $city }だけの路線を失います。
   *[other] { $city }から{ $other }までの路線（{ $count }都市）を失います。
}
why-dead-end = { $ends ->
    [1] 路線にただ1つある{ $city }につながる手札はありません。
   *[other] 路線の端の{ $city }と{ $other }につながる手札はありません。
}
why-earns-carriage = 馬車{ $carriage }が手に入ります（+{ $points }点）。
why-earns-region = { $region }の郵便局がそろいます（+{ $points }点）。
why-earns-length = 「{ $stack }」のタイルが手に入ります（+{ $points }点）。
why-earns-all = 「{ $stack }」のタイルに必要な郵便局がそろいます（+{ $points }点）。
why-game-end = 「{ $stack }」のタイルを取り（+{ $points }点）、このラウンドが最後になります。
why-last-round = もう最後のラウンドです。ゲーム終了のタイルは{ $who }が持っています。
why-opens = { $city }を含め、郵便局を{ $count }軒開きます。
why-opens-some = { $province }の1軒を含め、郵便局を{ $count }軒開きます。
why-opens-none = 路線の{ $count }都市のどこにも郵便局は開きません。
why-cartwright-could = そのあと{ $official }に頼めば、馬車{ $carriage }を取れます。
why-left-out = { $city }など{ $count }都市には、今回は郵便局を開けません。
why-cuts-hand = そのあと、手札を{ $count }枚捨てることになります。
why-coach-moves = { $coach }のローマ行き馬車が進みます。
why-keeps-route = { $count ->
    [1] { $city }だけの路線はそのまま残ります。
   *[other] { $city }から{ $other }までの路線（{ $count }都市）はそのまま残ります。
}
why-next-carriage = あと{ $count }都市で、馬車{ $carriage }に届きます。
why-holds-next = 手札の{ $city }は、次に{ $other }の隣に置けます。
why-nothing-left = ほかにすることはありません。
why-turn-ends = 次は{ $who }の番です。
why-last-turn = これがゲーム最後の手番です。
why-completes-region = { $city }で{ $region }がそろいます（+{ $points }点）。
why-completes-all = { $city }で、最後に残った{ $province }が埋まります（+{ $points }点）。
why-nears-region = { $city }に置けば、{ $region }は残り{ $count }都市です。
why-new-province = { $city }は、{ $province }で最初の郵便局です。
why-opens-office = { $city }（{ $province }）に郵便局を開きます：+1点。
why-spares-coach = { $city }の分では、{ $coach }のローマ行き馬車は進みません。
why-arrives = { $coach }のローマ行き馬車が着き、乗っている自分の{ $rank }が控えの間に入ります。そこにいる間は+{ $points }点。
why-pushes-out = { $who }の{ $rank }が控えの間を去ります。
why-coach-on = { $coach }のローマ行き馬車が{ $stop }へ。ローマまで、少なくともあと{ $count }つです。
why-rides = { $coach }のローマ行き馬車には、自分の{ $rank }（{ $points }点）が乗っています。
why-seats = { $rank }が{ $coach }のローマ行き馬車に乗ります。ローマまで、少なくとも{ $count }つです。
why-shortest-way = { $coach }より道のりの短いローマ行き馬車はありません。
why-longest-way = { $coach }より道のりの長いローマ行き馬車はありません。
why-spare = { $city }のカードは、もう1枚手札にあります。
why-has-office = { $city }には、もう郵便局があります。
why-joins-none = { $city }は、ほかのどの手札とも道でつながっていません。
why-others-join = 残る手札のうち、{ $city }と{ $other }は道でつながっています。
why-discards = { $city }が手札から離れます。
why-returns-one = { $official }のトークンだけを返却し、褒美はありません。
why-returns-two = { $official }と{ $partner }のトークンを返却して、カードを1枚取れます。
why-returns-three = トークン3枚でチップがもらえます（+{ $points }点）。
why-returns-four = トークン4枚で、好きな都市に郵便局を開けます（残り{ $count }軒）。
why-returns-idle = トークン{ $count }枚を返却しても、褒美はもう残っていません。
why-keeps-tokens = トークン{ $count }枚は手元に残します。
why-declines = 何も取りません。

## 行動

deed-take = { $city }を取る
deed-deck = 山札から引く
deed-call = { $official }に頼む
deed-start = { $city }から路線を始める
deed-left = 左端に{ $city }を置く
deed-right = 右端に{ $city }を置く
deed-close-each = 路線を完成させ、各地域に1軒ずつ開く
deed-close-province = 路線を完成させ、{ $province }の都市すべてに開く
deed-office = { $city }に郵便局を開く
deed-coach = { $coach }のローマ行き馬車を{ $stop }へ
deed-discard = { $city }を捨てる
deed-return = { $tokens }のトークンを返却
deed-return-none = トークンをすべて残す
deed-decline = 褒美を辞退する
deed-clergy = { $rank }を次のローマ行き馬車へ
deed-end = 手番を終える
