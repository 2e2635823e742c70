import type { PostContent } from '../types';

export const lastDays: PostContent = {
  slug: 'flying-volcanoes-and-deco',
  author: 'Komang Ayu Lestari',
  publishedOn: '2026-10-10',
  tags: ['planning', 'safety'],
  scene: 'contact-harbour',
  title: {
    en: 'Flying, volcanoes and deco: planning the last days',
    id: 'Terbang, gunung api, dan deko: merencanakan hari-hari terakhir',
    ja: '飛行機、火山、減圧：旅の終え方',
    zh: '飞行、火山与减压：潜水假期怎么收尾',
    de: 'Fliegen, Vulkane und Deko: die letzten Tage planen',
  },
  summary: {
    en: 'The most common planning mistake in Bali happens on land, at sunrise. A simple order for the end of a diving holiday.',
    id: 'Kesalahan rencana yang paling sering di Bali terjadi di darat, saat matahari terbit. Urutan sederhana untuk akhir liburan selam.',
    ja: 'バリでいちばん多い計画の失敗は、陸の上、日の出の時間に起こります。ダイビング旅行の締めくくり方を簡単にまとめました。',
    zh: '在巴厘岛，最常见的行程失误发生在陆地上，就在日出那一刻。潜水假期收尾的简单顺序。',
    de: 'Der häufigste Planungsfehler auf Bali passiert an Land, bei Sonnenaufgang. Eine einfache Reihenfolge für das Ende des Tauchurlaubs.',
  },
  body: {
    en: [
      {
        paragraph:
          'The question comes at lunch, between two dives and with a full mouth: tomorrow morning we are going up Batur for the sunrise, that is all right, isn’t it? It is not. And because it is asked so often by careful, sensible people, it deserves a longer answer than a shake of the head.',
      },
      { heading: 'What the body is still doing' },
      {
        paragraph:
          'Under pressure your tissues take up nitrogen. After the dive it leaves again through the lungs, quickly at first, then slowly, and after several diving days some of it is still there at breakfast. As long as the pressure around you stays the same, that is no trouble. If it falls, because you sit in a cabin or stand on a mountain, the remaining gas may form bubbles. The body does not care whether the height was reached by aircraft, by car or on foot.',
      },
      { heading: 'The numbers, and ours' },
      {
        list: [
          '**One single dive within the no-stop limits:** at least twelve hours before flying.',
          '**Several dives or several days:** at least eighteen hours.',
          '**A dive with decompression stops, even an unplanned one:** at least twenty-four, and more is better.',
          '**With us:** twenty-four hours for everybody. It is easy to remember, and nobody has to calculate on the last evening.',
        ],
      },
      {
        paragraph:
          'Those are minimums from guidelines, not a guarantee; if your computer shows a longer time, the computer wins. Nitrox makes the dive gentler but does not shorten the wait.',
      },
      { picture: 'boat-day', alt: 'A boat takes its guests home over calm water, past white cliffs.' },
      { heading: 'Bali is higher than it looks' },
      {
        paragraph:
          'Batur is over 1,700 metres high, Agung over 3,000, and a road across the central mountains passes 1,200 without anybody on the back seat noticing. So treat height like a flight: before the dives or a full day after them. If your next hotel is up in the hills, tell us when you book, and we put the dives where they fit. By the way, climbing with a heavy rucksack on the evening after diving is not a good idea at sea level either.',
      },
      { heading: 'And deco?' },
      {
        paragraph:
          'On our trips we plan no decompression dives. But the last day of a week is when computers get tight: everyone is tired, a little dry, and wants the deep corner once more. We do it the other way round. The deepest dives come early in the week and early in the day, the last are shallow and long, and every ascent has its three minutes at five metres. Drink water, sleep, and leave the beer until after the last dive.',
      },
      { quote: 'Start the holiday with the volcano. End it with a massage, not a hot bath.' },
      { heading: 'A good last three days' },
      {
        paragraph:
          'Third from last: the [Liberty](/trips/usat-liberty-wreck) or whatever you came for. Second from last: a calm morning in [Padang Bai](/trips/padang-bai-day), back by the afternoon, kit rinsed and hung up. Last day: dry. Temples on the coast, a market, a long lunch. [Snorkelling](/trips/snorkel-padang-bai) at the surface is fine, as long as you do not dive down. If something feels odd after diving, tingling, pain in a joint, unusual tiredness, do not wait and do not fly: call us at any hour, and a doctor decides. No one has ever been laughed at for that.',
      },
    ],
    id: [
      {
        paragraph:
          'Pertanyaannya datang saat makan siang, di antara dua penyelaman dan dengan mulut penuh: besok subuh kami naik Batur melihat matahari terbit, boleh kan? Tidak boleh. Dan karena yang bertanya sering kali orang yang hati-hati dan masuk akal, jawabannya layak lebih panjang daripada gelengan kepala.',
      },
      { heading: 'Yang masih dikerjakan tubuh' },
      {
        paragraph:
          'Di bawah tekanan, jaringan tubuh menyerap nitrogen. Setelah menyelam, gas itu keluar lagi lewat paru-paru, mula-mula cepat, lalu lambat, dan setelah beberapa hari menyelam sebagian masih ada saat sarapan. Selama tekanan di sekitar Anda tidak berubah, itu bukan masalah. Bila tekanannya turun, karena Anda duduk di kabin atau berdiri di gunung, sisa gas bisa membentuk gelembung. Tubuh tidak peduli apakah ketinggian itu dicapai dengan pesawat, mobil, atau jalan kaki.',
      },
      { heading: 'Angkanya, dan angka kami' },
      {
        list: [
          '**Satu kali penyelaman dalam batas tanpa dekompresi:** sedikitnya dua belas jam sebelum terbang.',
          '**Beberapa penyelaman atau beberapa hari:** sedikitnya delapan belas jam.',
          '**Penyelaman dengan henti dekompresi, meski tidak direncanakan:** sedikitnya dua puluh empat, lebih lama lebih baik.',
          '**Di tempat kami:** dua puluh empat jam untuk semua. Mudah diingat, dan tak perlu berhitung di malam terakhir.',
        ],
      },
      {
        paragraph:
          'Itu batas minimum dari panduan, bukan jaminan; bila komputer selam Anda menunjukkan waktu lebih lama, komputerlah yang diikuti. Nitrox membuat penyelaman lebih ringan bagi tubuh, tetapi tidak memperpendek waktu tunggu.',
      },
      { picture: 'boat-day', alt: 'Kapal membawa tamu pulang di laut tenang, melewati tebing putih.' },
      { heading: 'Bali lebih tinggi daripada kelihatannya' },
      {
        paragraph:
          'Batur lebih dari 1.700 meter, Agung lebih dari 3.000, dan jalan yang melintasi pegunungan tengah melewati 1.200 tanpa terasa di kursi belakang. Jadi perlakukan ketinggian seperti penerbangan: sebelum menyelam, atau sehari penuh sesudahnya. Bila hotel Anda berikutnya ada di perbukitan, beri tahu kami saat memesan, dan kami atur penyelamannya. Omong-omong, mendaki dengan ransel berat di malam seusai menyelam juga bukan ide bagus, setinggi apa pun tempatnya.',
      },
      { heading: 'Lalu deko?' },
      {
        paragraph:
          'Di trip kami tidak ada penyelaman dekompresi yang direncanakan. Tetapi hari terakhir dalam seminggu adalah saat komputer mulai mepet: semua lelah, agak kurang minum, dan ingin sekali lagi ke sudut yang dalam. Kami membaliknya. Penyelaman terdalam di awal minggu dan di pagi hari, yang terakhir dangkal dan panjang, dan setiap naik ada tiga menit di lima meter. Minum air, tidur cukup, dan simpan birnya sampai setelah penyelaman terakhir.',
      },
      { quote: 'Awali liburan dengan gunung. Akhiri dengan pijat, bukan berendam air panas.' },
      { heading: 'Tiga hari terakhir yang baik' },
      {
        paragraph:
          'Dua hari sebelum hari terakhir: [Liberty](/trips/usat-liberty-wreck), atau apa pun tujuan utama Anda. Sehari sebelumnya: pagi yang tenang di [Padang Bai](/trips/padang-bai-day), sore sudah kembali, peralatan dibilas dan dijemur. Hari terakhir: tanpa menyelam. Pura di pesisir, pasar, makan siang yang lama. [Snorkeling](/trips/snorkel-padang-bai) di permukaan boleh, asal tidak menyelam turun. Bila ada yang terasa aneh setelah menyelam, kesemutan, nyeri sendi, lelah yang tidak biasa, jangan menunggu dan jangan terbang: hubungi kami jam berapa pun, dan biar dokter yang memutuskan. Tidak pernah ada yang ditertawakan karena itu.',
      },
    ],
    ja: [
      {
        paragraph:
          'その質問は、1本目と2本目の間の昼食のとき、もぐもぐしながらやって来ます。「明日の朝、バトゥール山で日の出を見るんですが、大丈夫ですよね」。大丈夫ではありません。慎重でしっかりした方ほどよくお尋ねになるので、首を振るだけでなく、きちんとお答えしたいと思います。',
      },
      { heading: '体の中で、まだ続いていること' },
      {
        paragraph:
          '水圧の下で、体の組織は窒素を取り込みます。潜り終えると肺から抜けていきますが、初めは速く、だんだんゆっくりになり、何日も続けて潜ると翌朝の朝食のときにもまだ残っています。周りの圧力が変わらなければ問題ありません。ところが機内に座ったり、山の上に立ったりして圧力が下がると、残った気体が気泡になることがあります。その高さまで飛行機で行ったのか、車なのか、歩いたのかは、体には関係がないのです。',
      },
      { heading: '目安の時間と、私たちの決まり' },
      {
        list: [
          '**無減圧の範囲で1本だけ：**飛行機まで12時間以上。',
          '**1日に複数本、または数日続けて：**18時間以上。',
          '**減圧停止をしたダイビング（予定外でも）：**24時間以上、長いほど安心です。',
          '**私たちの決まり：**どなたも24時間。覚えやすく、最後の夜に計算しなくてすみます。',
        ],
      },
      {
        paragraph:
          'これは指針にある最短の時間で、保証ではありません。ダイブコンピューターがより長い時間を示していたら、そちらに従ってください。ナイトロックスは体への負担を軽くしますが、待つ時間は短くなりません。',
      },
      { picture: 'boat-day', alt: 'お客様を乗せ、穏やかな海を白い断崖に沿って帰る船。' },
      { heading: 'バリは思うより高い島です' },
      {
        paragraph:
          'バトゥール山は1,700mを、アグン山は3,000mを超えます。島の中央の山を越える道は、後部座席では気づかないうちに1,200mを通ります。ですから、高い場所は飛行機と同じに考えてください。潜る前か、潜り終えて丸1日たってからです。次のホテルが高原にある方は、ご予約のときにお知らせください。日程に合わせてダイビングを組みます。なお、潜った日の夜に重いリュックで歩き回るのは、海抜0mでもおすすめしません。',
      },
      { heading: 'では、減圧は' },
      {
        paragraph:
          '私たちのツアーでは、減圧ダイビングは計画しません。それでも旅の最終日は、コンピューターの余裕が少なくなりがちです。みんな疲れ、少し水分が足りず、もう一度あの深いコーナーへ行きたくなる。だから順番を逆にします。深いダイビングは旅の前半、そして1日の早い時間に。最後は浅く、長く。浮上のたびに水深5mで3分。水を飲み、よく眠り、ビールは最後の1本が終わってからにしましょう。',
      },
      { quote: '旅は火山で始め、マッサージで終える。熱いお風呂は、またあとで。' },
      { heading: 'よい最後の3日間' },
      {
        paragraph:
          '3日前は[リバティ号](/trips/usat-liberty-wreck)など、いちばんのお目当てを。2日前は[パダンバイ](/trips/padang-bai-day)で穏やかに潜り、夕方までに戻って器材を洗って干します。最終日は、潜りません。海辺の寺院、市場、ゆっくりの昼食。水面での[スノーケリング](/trips/snorkel-padang-bai)は、素潜りをしなければかまいません。潜ったあとにしびれ、関節の痛み、いつもと違う疲れなどを感じたら、様子を見たり飛行機に乗ったりせず、何時でもご連絡ください。判断するのは医師です。それを笑う人は、ここにはいません。',
      },
    ],
    zh: [
      {
        paragraph:
          '这个问题总是在两潜之间的午餐桌上，嘴里还嚼着饭的时候冒出来：明天一早我们去巴图尔火山看日出，没问题吧？有问题。而且问的人往往都很谨慎、很讲道理，所以不能只摇摇头了事，值得好好回答。',
      },
      { heading: '身体还在忙什么' },
      {
        paragraph:
          '在压力下，身体组织会吸收氮气。潜水之后，它又从肺里排出去，起初快，后来慢；连潜几天，到第二天吃早餐时还有一部分没走。只要周围的压力不变，就没有麻烦。一旦压力下降，比如您坐在机舱里，或者站在山上，剩下的气体就可能形成气泡。至于这个高度是飞上去的、开车上去的还是走上去的，身体并不在意。',
      },
      { heading: '通行的时间，和我们的时间' },
      {
        list: [
          '**免减压极限内的单次潜水：**至少十二小时后再飞。',
          '**一天多潜，或连潜多日：**至少十八小时。',
          '**做过减压停留的潜水，哪怕是计划外的：**至少二十四小时，越久越好。',
          '**在我们这里：**人人二十四小时。好记，最后一晚谁也不用算。',
        ],
      },
      {
        paragraph:
          '这些是指南里的最短时间，不是保证；电脑表显示得更久，就听电脑表的。高氧让身体负担小一些，但不会缩短等待的时间。',
      },
      { picture: 'boat-day', alt: '风平浪静，小船载着客人驶过白色悬崖返航。' },
      { heading: '巴厘岛比看上去高' },
      {
        paragraph:
          '巴图尔火山一千七百多米，阿贡火山三千多米，翻越中部山区的公路会过一千二百米，坐在后排根本察觉不到。所以，请把高处当成航班：要么在潜水之前，要么在潜完整整一天之后。下一家酒店在山里的话，预订时告诉我们，我们把潜水排在合适的日子。顺便说一句，潜完的当晚背着重包走远路，就算在海平面也不是好主意。',
      },
      { heading: '那减压呢' },
      {
        paragraph:
          '我们的行程不安排减压潜水。不过，一周的最后一天，电脑表最容易吃紧：人人都累了，水喝得不够，还想再去一次那个深拐角。我们反过来做：最深的放在前几天、放在早上，最后几潜又浅又长，每次上升都在五米停三分钟。多喝水，睡好觉，啤酒留到最后一潜之后。',
      },
      { quote: '假期从火山开始，用按摩收尾，而不是泡热水澡。' },
      { heading: '理想的最后三天' },
      {
        paragraph:
          '倒数第三天：去[自由号沉船](/trips/usat-liberty-wreck)，或者您最想去的地方。倒数第二天：在[八丹拜](/trips/padang-bai-day)安安静静潜一个上午，下午回来，把装备冲净晾好。最后一天：不下水。海边的庙，集市，一顿慢悠悠的午饭。在水面[浮潜](/trips/snorkel-padang-bai)可以，只要不往下扎。潜水后若觉得不对劲，发麻、关节疼、异常疲倦，不要等，也不要飞：不管几点都打给我们，由医生来判断。从来没有人因此被笑话。',
      },
    ],
    de: [
      {
        paragraph:
          'Die Frage kommt beim Mittagessen, zwischen zwei Tauchgängen und mit vollem Mund: Morgen früh gehen wir zum Sonnenaufgang auf den Batur, das ist doch in Ordnung? Ist es nicht. Und weil gerade umsichtige, vernünftige Leute so oft danach fragen, verdient die Frage mehr als ein Kopfschütteln.',
      },
      { heading: 'Womit der Körper noch beschäftigt ist' },
      {
        paragraph:
          'Unter Druck nimmt das Gewebe Stickstoff auf. Nach dem Tauchgang verlässt er den Körper durch die Lunge, zuerst schnell, dann langsam, und nach mehreren Tauchtagen ist ein Teil beim Frühstück noch da. Solange der Druck ringsum gleich bleibt, stört das nicht. Fällt er, weil Sie in einer Kabine sitzen oder auf einem Berg stehen, kann das restliche Gas Blasen bilden. Dem Körper ist es gleich, ob er mit dem Flugzeug, mit dem Auto oder zu Fuß hinaufgekommen ist.',
      },
      { heading: 'Die Zahlen und unsere' },
      {
        list: [
          '**Ein einzelner Tauchgang innerhalb der Nullzeit:** mindestens zwölf Stunden bis zum Flug.',
          '**Mehrere Tauchgänge oder mehrere Tage:** mindestens achtzehn Stunden.',
          '**Ein Tauchgang mit Dekostopps, auch ein ungeplanter:** mindestens vierundzwanzig, mehr ist besser.',
          '**Bei uns:** vierundzwanzig Stunden für alle. Das ist leicht zu merken, und am letzten Abend muss niemand rechnen.',
        ],
      },
      {
        paragraph:
          'Das sind Mindestzeiten aus Richtlinien und keine Garantie; zeigt Ihr Computer eine längere Zeit, gilt der Computer. Nitrox macht den Tauchgang schonender, verkürzt die Wartezeit aber nicht.',
      },
      {
        picture: 'boat-day',
        alt: 'Ein Boot bringt seine Gäste auf ruhigem Wasser an weißen Klippen vorbei nach Hause.',
      },
      { heading: 'Bali ist höher, als es aussieht' },
      {
        paragraph:
          'Der Batur ist über 1.700 Meter hoch, der Agung über 3.000, und eine Straße durch das zentrale Bergland führt auf 1.200, ohne dass man es auf der Rückbank merkt. Behandeln Sie Höhe also wie einen Flug: vor den Tauchgängen oder einen vollen Tag danach. Liegt Ihr nächstes Hotel in den Bergen, sagen Sie es bei der Buchung, und wir legen die Tauchgänge passend. Übrigens ist eine Wanderung mit schwerem Rucksack am Abend nach dem Tauchen auch auf Meereshöhe keine gute Idee.',
      },
      { heading: 'Und Deko?' },
      {
        paragraph:
          'Auf unseren Ausfahrten planen wir keine Dekotauchgänge. Aber am letzten Tag einer Woche wird es auf den Computern eng: Alle sind müde, haben etwas wenig getrunken und wollen noch einmal an die tiefe Ecke. Wir machen es umgekehrt. Die tiefsten Tauchgänge kommen früh in der Woche und früh am Tag, die letzten sind flach und lang, und zu jedem Aufstieg gehören drei Minuten auf fünf Metern. Trinken Sie Wasser, schlafen Sie, und heben Sie sich das Bier für die Zeit nach dem letzten Tauchgang auf.',
      },
      {
        quote: 'Beginnen Sie den Urlaub mit dem Vulkan. Beenden Sie ihn mit einer Massage, nicht mit einem heißen Bad.',
      },
      { heading: 'Drei gute letzte Tage' },
      {
        paragraph:
          'Der drittletzte: die [Liberty](/trips/usat-liberty-wreck) oder wofür Sie sonst gekommen sind. Der vorletzte: ein ruhiger Vormittag in [Padang Bai](/trips/padang-bai-day), nachmittags zurück, die Ausrüstung gespült und aufgehängt. Der letzte: trocken. Tempel an der Küste, ein Markt, ein langes Mittagessen. [Schnorcheln](/trips/snorkel-padang-bai) an der Oberfläche ist in Ordnung, solange Sie nicht abtauchen. Fühlt sich nach dem Tauchen etwas seltsam an, ein Kribbeln, Schmerz in einem Gelenk, ungewöhnliche Müdigkeit, dann warten Sie nicht und fliegen Sie nicht: Rufen Sie uns zu jeder Stunde an, und ein Arzt entscheidet. Ausgelacht wurde dafür noch niemand.',
      },
    ],
  },
};
