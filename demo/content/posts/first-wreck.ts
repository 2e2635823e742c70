import type { PostContent } from '../types';

export const firstWreck: PostContent = {
  slug: 'your-first-wreck',
  author: 'Komang Ayu Lestari',
  publishedOn: '2026-08-02',
  tags: ['wrecks', 'planning', 'safety'],
  scene: 'liberty-wreck',
  title: {
    en: 'Your first wreck: a ship you can walk to',
    id: 'Kapal karam pertama Anda: cukup jalan kaki',
    ja: '初めての沈船：歩いて行ける船',
    zh: '第一次潜沉船：走着就能到',
    de: 'Ihr erstes Wrack: ein Schiff, zu dem man zu Fuß geht',
  },
  summary: {
    en: 'The USAT Liberty lies a few fin strokes off a beach of black stones. Why she is the kindest wreck to begin with, and how to see her at her best.',
    id: 'USAT Liberty terbaring beberapa kayuhan dari pantai berbatu hitam. Mengapa inilah kapal karam paling ramah untuk memulai, dan cara melihatnya di saat terbaik.',
    ja: 'USATリバティ号は、黒い石の浜から数キックのところに眠っています。最初の沈船にいちばんやさしい理由と、最高の時間に見るコツ。',
    zh: '自由号（USAT Liberty）躺在黑石滩外，踢几下脚蹼就到。为什么第一次潜沉船选它最合适，怎样看到它最美的样子。',
    de: 'Die USAT Liberty liegt ein paar Flossenschläge vor einem Strand aus schwarzen Steinen. Warum sie das freundlichste Wrack für den Anfang ist und wie man sie am schönsten erlebt.',
  },
  body: {
    en: [
      {
        paragraph:
          'Wrecks have a reputation: deep, dark, far out, something for people with two torches and a knife on their leg. Then there is the Liberty. You put on your fins in knee-deep water in Tulamben, swim out over black sand, and after three or four minutes the sea in front of you turns into steel.',
      },
      { heading: 'How a ship came to the beach' },
      {
        paragraph:
          'She was an American cargo ship, some 120 metres long, and was hit by a torpedo near Lombok in January 1942. They towed her towards Bali and ran her aground at Tulamben, where she stayed for twenty-one years, emptied by the village, rusting in the surf. In 1963 Mount Agung erupted, the ground shook, and the hull slid off the beach. Since then she has been lying on her side on a slope, the shallowest parts at five metres, the deepest at about thirty.',
      },
      { picture: 'liberty-wreck', alt: 'A diver swims along the overgrown hull of the Liberty.' },
      { heading: 'Why she is kind' },
      {
        paragraph:
          'Everything that makes other wrecks hard is missing here. There is no boat and no descent into the blue; the slope takes you down as gently as you like. The current is usually mild. The wreck has broken open so far that you see most of it from outside, and the places where we swim through have daylight at both ends. A first-time diver can see coral-covered plates at ten metres; an advanced diver finds the guns, the boiler and the stern without repeating a single view.',
      },
      { heading: 'The right hour' },
      {
        paragraph:
          'The Liberty has visitors, and most of them arrive between nine and three. Before and after that she belongs to the fish. Early in the morning bumphead parrotfish leave the holds where they sleep, and the jacks form the silver spiral that hangs above the bow. In the afternoon the light comes in low from the side. And at night she is another ship: Spanish dancers, sleeping parrotfish in their cocoons, and flashlight fish where no torch shines.',
      },
      { quote: 'By day you dive a wreck. At night you dive a city.' },
      { heading: 'Five things we tell everyone' },
      {
        list: [
          '**Wear shoes with a sole.** The beach is round stones, and they roll. Porters carry the tanks; let them.',
          '**Check your buoyancy over the sand**, before you reach the ship. Everything on her is alive.',
          '**Touch nothing, not even bare metal.** Lionfish and scorpionfish like to sit there too.',
          '**Do not go inside alone**, and not at all where you cannot see the way out. Going in deep takes a course.',
          '**Deep part first.** We begin at the keel and end in the shallows, where the best light is.',
        ],
      },
      { heading: 'What to plan for' },
      {
        paragraph:
          'From south Bali it is a drive of two and a half to three hours, which is why our [Liberty day](/trips/usat-liberty-wreck) starts early and puts two dives, a warm lunch and the ride home into one day. If you want the morning fish and the night as well, stay over and add the [night dive](/trips/tulamben-night-dive). An Open Water certificate is enough for most of the ship. Anyone who has not dived for a year should take the first dive slowly: the Liberty has waited since 1963, and she will still be there after your refresher.',
      },
    ],
    id: [
      {
        paragraph:
          'Kapal karam punya reputasi: dalam, gelap, jauh di tengah laut, urusan orang dengan dua senter dan pisau di betis. Lalu ada Liberty. Anda memasang fin di air setinggi lutut di Tulamben, berenang di atas pasir hitam, dan setelah tiga atau empat menit laut di depan Anda berubah menjadi baja.',
      },
      { heading: 'Bagaimana sebuah kapal sampai ke pantai' },
      {
        paragraph:
          'Ia kapal kargo Amerika, panjangnya sekitar 120 meter, dan terkena torpedo di dekat Lombok pada Januari 1942. Kapal itu ditarik ke arah Bali dan dikandaskan di Tulamben. Di sana ia tinggal dua puluh satu tahun, dikosongkan warga desa, berkarat dihantam ombak. Pada 1963 Gunung Agung meletus, bumi berguncang, dan lambungnya meluncur dari pantai. Sejak itu ia berbaring miring di lereng, bagian terdangkal di lima meter, terdalam sekitar tiga puluh.',
      },
      { picture: 'liberty-wreck', alt: 'Seorang penyelam menyusuri lambung Liberty yang ditumbuhi karang.' },
      { heading: 'Mengapa ia ramah' },
      {
        paragraph:
          'Semua yang membuat kapal karam lain sulit tidak ada di sini. Tidak perlu kapal, tidak perlu turun ke air biru tanpa dasar; lerengnya mengantar Anda turun sepelan yang Anda mau. Arusnya biasanya ringan. Kapal ini sudah begitu terbuka sehingga sebagian besar terlihat dari luar, dan lorong yang kami lewati terang di kedua ujungnya. Peserta Discover Scuba bisa melihat pelat berselimut karang di sepuluh meter; penyelam mahir menemukan meriam, ketel uap, dan buritan tanpa mengulang satu pemandangan pun.',
      },
      { heading: 'Jam yang tepat' },
      {
        paragraph:
          'Liberty banyak tamunya, dan sebagian besar datang antara pukul sembilan dan tiga. Sebelum dan sesudahnya ia milik ikan. Pagi-pagi sekali kakatua kepala benjol keluar dari palka tempat mereka tidur, dan ikan kuwe membentuk pusaran perak di atas haluan. Sore hari cahaya masuk rendah dari samping. Malamnya ia menjadi kapal lain: siput penari Spanyol, ikan kakatua yang tidur dalam kepompong lendirnya, dan ikan senter di tempat yang tak disinari lampu.',
      },
      { quote: 'Siang hari Anda menyelami kapal. Malam hari Anda menyelami kota.' },
      { heading: 'Lima hal yang kami sampaikan kepada semua orang' },
      {
        list: [
          '**Pakailah sepatu bersol.** Pantainya batu bulat, dan batunya menggelinding. Tabung dibawakan porter; biarkan mereka membantu.',
          '**Periksa daya apung di atas pasir**, sebelum sampai ke kapal. Segala yang menempel di sana hidup.',
          '**Jangan menyentuh apa pun, besi telanjang sekalipun.** Ikan lepu juga suka duduk di situ.',
          '**Jangan masuk sendirian**, dan jangan masuk sama sekali bila jalan keluarnya tidak terlihat. Masuk lebih dalam butuh kursus.',
          '**Yang dalam lebih dulu.** Kami mulai dari lunas dan berakhir di tempat dangkal, di mana cahayanya paling indah.',
        ],
      },
      { heading: 'Yang perlu direncanakan' },
      {
        paragraph:
          'Dari Bali selatan perjalanannya dua setengah sampai tiga jam. Karena itu [trip Liberty kami](/trips/usat-liberty-wreck) dimulai pagi-pagi: dua penyelaman, makan siang hangat, dan perjalanan pulang dalam satu hari. Bila ingin bertemu ikan pagi sekaligus malamnya, menginaplah dan tambahkan [penyelaman malam](/trips/tulamben-night-dive). Sertifikat Open Water cukup untuk sebagian besar kapal. Yang sudah setahun tidak menyelam sebaiknya memulai pelan-pelan: Liberty sudah menunggu sejak 1963, dan ia masih akan ada di sana setelah sesi penyegaran Anda.',
      },
    ],
    ja: [
      {
        paragraph:
          '沈船といえば、深い、暗い、沖のほう。ライトを2本持ち、足にナイフをつけた人たちのもの、という印象があります。でもリバティ号は違います。トランベンの膝ほどの深さでフィンをはき、黒い砂の上を泳いで3、4分。目の前の海が、鉄に変わります。',
      },
      { heading: '船が浜に来るまで' },
      {
        paragraph:
          '全長およそ120mのアメリカの貨物船でした。1942年1月、ロンボク島の近くで魚雷を受け、バリへ曳かれてトランベンの浜に乗り上げます。村の人たちが積み荷を運び出し、船は波に洗われながら21年間そこで錆びていきました。そして1963年、アグン山が噴火。大地の揺れで船体は浜から滑り落ち、いまは斜面に横たわっています。いちばん浅いところで5m、深いところで約30mです。',
      },
      { picture: 'liberty-wreck', alt: 'サンゴに覆われたリバティ号の船体に沿って泳ぐダイバー。' },
      { heading: 'なぜ、やさしいのか' },
      {
        paragraph:
          'ほかの沈船を難しくするものが、ここにはひとつもありません。船に乗る必要も、青い海の中へ垂直に降りる必要もなく、斜面が好きなだけゆっくり深みへ導いてくれます。流れはたいてい穏やか。船体は大きく開いているので、ほとんどを外から見渡せますし、通り抜ける場所は入口からも出口からも日が差します。体験ダイビングでも水深10mあたりでサンゴに覆われた鉄板が見られ、アドバンスのダイバーなら、砲、ボイラー、船尾と、同じ景色を二度見ることなく回れます。',
      },
      { heading: 'いちばんいい時間' },
      {
        paragraph:
          'リバティ号には人が集まります。多いのは9時から15時。その前とあとは、魚たちのものです。早朝には船倉で眠っていたカンムリブダイが泳ぎ出し、ギンガメアジが船首の上に銀色の渦を巻きます。午後は横から低い光が差し込みます。そして夜は、まったく別の船。ミカドウミウシが舞い、ブダイは粘液の寝袋で眠り、ライトの届かない闇ではヒカリキンメダイが光ります。',
      },
      { quote: '昼に潜るのは沈船、夜に潜るのは街。' },
      { heading: 'どなたにもお伝えする5つのこと' },
      {
        list: [
          '**底のしっかりしたブーツを。**浜は丸い石で、足もとが転がります。タンクはポーターに任せましょう。',
          '**船に着く前に、砂地で浮力を確かめる。**船についているものは、すべて生きています。',
          '**何にも触らない。むき出しの鉄にも。**ミノカサゴやオニカサゴも、そこに座るのが好きです。',
          '**ひとりで中に入らない。**出口が見えない場所には入りません。奥へ進むには講習が必要です。',
          '**深いところから先に。**竜骨から始め、光のいちばん美しい浅場で終わります。',
        ],
      },
      { heading: '計画のヒント' },
      {
        paragraph:
          '島の南部からは車で2時間半から3時間。ですから[リバティ号の1日](/trips/usat-liberty-wreck)は早朝に出発し、ダイビング2本と温かい昼食、帰り道までを1日に収めています。朝の魚も夜の姿も見たい方は、1泊して[ナイトダイブ](/trips/tulamben-night-dive)をどうぞ。船の大部分はオープンウォーターの認定で潜れます。1年以上潜っていない方は、1本目をゆっくりと。リバティ号は1963年から待っていました。リフレッシュのあとでも、ちゃんとそこにいます。',
      },
    ],
    zh: [
      {
        paragraph:
          '说到沉船，人们想到的是又深、又暗、又远，是带两支手电、腿上绑刀的人才去的地方。自由号不一样。您在图蓝本齐膝深的水里穿上脚蹼，游过一片黑沙，三四分钟后，眼前的海就变成了钢铁。',
      },
      { heading: '一艘船怎么到了海滩' },
      {
        paragraph:
          '它是一艘美国货船，长约120米，1942年1月在龙目岛附近被鱼雷击中，拖往巴厘岛，在图蓝本冲滩搁浅。它在那里待了二十一年，货物被村民搬空，船身在浪里生锈。1963年阿贡火山喷发，大地震动，船体滑下海滩。从那以后，它就侧躺在斜坡上，最浅处五米，最深处约三十米。',
      },
      { picture: 'liberty-wreck', alt: '潜水员沿着长满珊瑚的自由号船身游过。' },
      { heading: '为什么它最友好' },
      {
        paragraph:
          '让别的沉船变难的东西，这里一样也没有。不用坐船，不用在茫茫蓝水里下潜，顺着斜坡想多慢就多慢。水流通常不大。船体已经敞开得很厉害，大部分从外面就能看到；我们穿过的地方，两头都透着天光。体验潜水的客人在十米左右就能看到披满珊瑚的钢板；进阶潜水员可以找到火炮、锅炉和船尾，没有一处景色重复。',
      },
      { heading: '挑对时间' },
      {
        paragraph:
          '自由号访客不少，大多在九点到三点之间到。在那之前和之后，它属于鱼。清晨，隆头鹦嘴鱼从过夜的货舱里游出来，鲹鱼在船首上方卷成银色的漩涡。下午，光从侧面低低地照进来。到了夜里，它是另一艘船：西班牙舞娘起舞，鹦嘴鱼裹着黏液茧睡觉，灯照不到的暗处，灯眼鱼在发亮。',
      },
      { quote: '白天潜的是一艘船，夜里潜的是一座城。' },
      { heading: '我们对每个人说的五件事' },
      {
        list: [
          '**穿硬底的潜水靴。**海滩全是圆石头，会滚。气瓶有搬运工搬，交给他们就好。',
          '**到船之前，先在沙地上调好浮力。**船上长的一切都是活的。',
          '**什么都别碰，光秃秃的铁也别碰。**狮子鱼和鲉鱼也爱待在那里。',
          '**不要独自进舱**，看不见出口的地方一概不进。要深入船舱，先上课。',
          '**先深后浅。**我们从龙骨开始，在光线最美的浅处结束。',
        ],
      },
      { heading: '怎么安排' },
      {
        paragraph:
          '从巴厘岛南部开车要两个半到三小时，所以我们的[自由号一日行程](/trips/usat-liberty-wreck)清早出发，两次潜水、一顿热午餐和回程都在一天之内。想看清晨的鱼，又想看它的夜晚，就住一晚，加一次[夜潜](/trips/tulamben-night-dive)。有开放水域证，船的大部分都能看到。一年没潜的人，第一潜放慢些：自由号从1963年等到现在，等您复习完，它还在那里。',
      },
    ],
    de: [
      {
        paragraph:
          'Wracks haben einen Ruf: tief, dunkel, weit draußen, etwas für Leute mit zwei Lampen und einem Messer am Bein. Und dann ist da die Liberty. In Tulamben zieht man im knietiefen Wasser die Flossen an, schwimmt über schwarzen Sand hinaus, und nach drei, vier Minuten wird das Meer vor einem zu Stahl.',
      },
      { heading: 'Wie ein Schiff an den Strand kam' },
      {
        paragraph:
          'Sie war ein amerikanischer Frachter, rund 120 Meter lang, und wurde im Januar 1942 nahe Lombok von einem Torpedo getroffen. Man schleppte sie nach Bali und setzte sie in Tulamben auf den Strand. Dort blieb sie einundzwanzig Jahre, vom Dorf leer geräumt, in der Brandung rostend. 1963 brach der Agung aus, die Erde bebte, und der Rumpf rutschte vom Ufer. Seither liegt sie auf der Seite an einem Hang, oben in fünf, unten in etwa dreißig Metern Tiefe.',
      },
      { picture: 'liberty-wreck', alt: 'Ein Taucher schwimmt am bewachsenen Rumpf der Liberty entlang.' },
      { heading: 'Warum sie freundlich ist' },
      {
        paragraph:
          'Alles, was andere Wracks schwierig macht, fehlt hier. Kein Boot, kein Abstieg ins Blaue; der Hang führt so sanft hinab, wie man möchte. Die Strömung ist meist schwach. Das Wrack ist so weit aufgebrochen, dass man das meiste von außen sieht, und wo wir hindurchschwimmen, scheint an beiden Enden Tageslicht. Schnuppertaucher sehen auf zehn Metern korallenbewachsene Platten; Fortgeschrittene finden Geschütze, Kessel und Heck, ohne einen Anblick zweimal zu haben.',
      },
      { heading: 'Die richtige Stunde' },
      {
        paragraph:
          'Die Liberty bekommt Besuch, und der meiste kommt zwischen neun und drei. Davor und danach gehört sie den Fischen. Frühmorgens verlassen die Büffelkopf-Papageifische die Laderäume, in denen sie schlafen, und die Stachelmakrelen bilden über dem Bug ihre silberne Spirale. Am Nachmittag fällt das Licht flach von der Seite ein. Und nachts ist sie ein anderes Schiff: Spanische Tänzerinnen, Papageifische im Schlafkokon und Blitzlichtfische dort, wo keine Lampe hinscheint.',
      },
      { quote: 'Am Tag betaucht man ein Wrack. In der Nacht eine Stadt.' },
      { heading: 'Fünf Dinge, die wir allen sagen' },
      {
        list: [
          '**Schuhe mit Sohle tragen.** Der Strand besteht aus runden Steinen, und die rollen. Die Flaschen tragen die Träger; lassen Sie sie.',
          '**Über dem Sand die Tarierung prüfen**, bevor Sie am Schiff sind. Alles daran lebt.',
          '**Nichts anfassen, auch kein blankes Metall.** Dort sitzen gern Rotfeuerfische und Drachenköpfe.',
          '**Nicht allein hinein**, und gar nicht, wo man den Ausgang nicht sieht. Tiefer ins Innere geht es nur mit Kurs.',
          '**Das Tiefe zuerst.** Wir beginnen am Kiel und enden im Flachen, wo das schönste Licht ist.',
        ],
      },
      { heading: 'Was man einplant' },
      {
        paragraph:
          'Von Südbali fährt man zweieinhalb bis drei Stunden. Deshalb beginnt unser [Tag an der Liberty](/trips/usat-liberty-wreck) früh und fasst zwei Tauchgänge, ein warmes Mittagessen und die Heimfahrt in einen Tag. Wer die Fische am Morgen und dazu die Nacht erleben will, bleibt über Nacht und nimmt den [Nachttauchgang](/trips/tulamben-night-dive) dazu. Für den größten Teil des Schiffs genügt der Open-Water-Schein. Wer ein Jahr nicht getaucht ist, geht es beim ersten Mal langsam an: Die Liberty wartet seit 1963, und sie ist auch nach Ihrer Auffrischung noch da.',
      },
    ],
  },
};
