# 「これは何？」：それぞれの駒の説明。
about-what = これは何？　{ $what }
about-points = { $who }：{ $points }点
about-score = まだ置いていない郵便局は1軒につき−1点です。最初は全員20軒残っているので−20点から始まり、1軒開くごとに1点よくなります。
about-covered = この卓では、取ったタイルは伏せて置きます。表示される得点は、公開されているものだけの合計です。終了時にすべて公開されます。
about-offices = まだ置いていない郵便局です。1軒につき−1点。路線を完成させると開けます。誰かが最後の1軒を置くと、最終ラウンドになります。
about-hand = 手札です。路線を完成させたあとは3枚まで残せます。
about-deck = 山札から引くカードは開けてみるまでわからず、ほかの人にも見えません。山札がなくなると、捨て札を混ぜて新しい山札にします。
about-discard = 捨てられたカードです。山札がなくなると、混ぜて新しい山札にします。
about-token = 公人に頼むと、そのトークンを1枚もらえます。
about-chip = チップは1枚1点です。
about-coach = { $coach }のローマ行き馬車
track = 馬車
track-stop = 馬車{ $number }：{ $number }都市以上の路線で、{ $points }点。持っている人：{ $names }
track-asks = { $number }都市
about-carriages = 完成させた路線の都市の数が次の馬車の番号以上なら、その馬車をもらえます。一度に1台ずつ、順番どおりで、点になるのは一番よい馬車だけです。
about-carriage-next = あなたの次の馬車は{ $number }、{ $number }都市以上で。+{ $points }点になります。
about-carriage-cartwright = 車大工を呼べば{ $least }都市で足ります。
about-progress = { $region }：{ $all }か所のうち{ $have }か所にあなたの郵便局があります。残り：{ $cities }。
about-complete = { $region }：{ $all }か所すべてにあなたの郵便局があります。
about-provinces-missing = { $all }地域のうち{ $have }地域にあなたの郵便局があります。残り：{ $provinces }。
about-provinces-all = { $all }地域すべてにあなたの郵便局があります。
about-tiles-left = { $count ->
    [0] タイルは残っていません。
   *[other] 残り{ $count }枚。点の高いものから取られます。
}
about-length = 8都市以上は7都市と数えます。タイルがなければ、次に短い路線のタイルをもらえます。
about-official = 呼ぶのはただですが、1手番に手伝ってくれる公人は1人だけです。
about-stamp = この印は、この手番で呼んだしるしです。1手番に手伝ってくれる公人は1人だけです。
about-no-region = { $province }（{ $letter }）は、どの地域グループにも入っていない地域です。
about-province-of = { $province }は、地域グループ「{ $region }」（{ $letter }）の地域です。
about-province-alone = { $province }（{ $letter }）は、1つの地域だけの地域グループです。
about-joins = あなたの路線の端と道でつながっています。
about-cities = 都市：{ $cities }。
about-province = 路線を完成させると、通る地域ごとに1軒ずつ、または1つの地域のすべての都市に郵便局を開きます。地域グループのすべての都市に郵便局があると、そのタイルをもらえます。
about-closing = 今完成させると、最大で+{ $points }点：{ $what }。
about-closing-offices = 郵便局：{ $cities }
about-closing-carriage = 馬車{ $number }には{ $number }都市が必要です。
about-closing-longer = { $number }都市にすると、{ $points }点のタイルをもらえます。
about-closing-wait = 手番を終えると路線は残り、まだ伸ばせます。ただし次の手番でつながるカードがないと、路線は失われます。{ $count ->
    [0] 今つながる手札はありません。
   *[other] 今つながる手札は{ $count }枚です。
}
