import { excluded, included, listed, morningPickup } from '../trips/phrases';
import type { ProductContent } from '../types';

export const snorkelTulamben: ProductContent = {
  slug: 'snorkel-tulamben',
  kind: 'activity',
  bookable: true,
  title: {
    en: 'Snorkelling over the Liberty',
    id: 'Snorkeling di atas Liberty',
    ja: 'リバティ号の上をスノーケリング',
    zh: '浮潜看自由号',
    de: 'Schnorcheln über der Liberty',
  },
  summary: {
    en: 'The stern of the wreck ends five metres under the surface. On a clear morning you float above a ship as if you were flying.',
    id: 'Buritan kapal berada lima meter di bawah permukaan. Pada pagi yang jernih, Anda melayang di atas kapal seperti terbang.',
    ja: '沈船の船尾は水面下わずか5m。澄んだ朝には、まるで船の上空を飛んでいるようです。',
    zh: '沉船船尾离水面只有五米。海水清澈的早晨，漂在船的上方，就像在飞。',
    de: 'Das Heck des Wracks endet fünf Meter unter der Oberfläche. An einem klaren Morgen schweben Sie darüber, als flögen Sie.',
  },
  body: {
    en: [
      'A 120-metre cargo ship you can visit without a tank: that is rare. The highest part of the Liberty is a ridge of railings and soft coral at five metres; from there your eye goes down the hull to where the divers are, who look up and wave. Their bubbles rise through the deck in silver columns, and fish swim in and out of them.',
      'We swim out from the beach, slowly, with a float to rest on. The guide dives down to show you what you would otherwise pass: a lionfish under a plate, a clownfish that comes out to complain. After lunch we look at the Coral Garden next door, three metres deep and so close to the shore that children manage it easily.',
      'Tulamben has no sand. The beach is round black stones that warm up in the sun, and the village lives from fishing, diving and salt. On the drive home we stop where the sea salt is made in hollowed palm trunks, if you like.',
    ],
    id: [
      'Kapal kargo 120 meter yang bisa dikunjungi tanpa tabung: itu jarang. Bagian tertinggi Liberty adalah punggung pagar geladak dan karang lunak pada lima meter; dari sana pandangan turun sepanjang lambung sampai ke para penyelam, yang menengok ke atas dan melambai. Gelembung mereka naik menembus geladak seperti tiang perak, dan ikan keluar masuk di antaranya.',
      'Kita berenang dari pantai, pelan-pelan, dengan pelampung untuk beristirahat. Pemandu menyelam turun untuk menunjukkan yang biasanya terlewat: ikan lepu di bawah lempengan, ikan badut yang keluar untuk mengomel. Sesudah makan siang kita melihat Coral Garden di sebelahnya, sedalam tiga meter dan begitu dekat dari pantai sehingga anak-anak pun mudah.',
      'Pantai Tulamben tidak berpasir. Yang ada batu hitam bulat yang menghangat oleh matahari, dan desanya hidup dari ikan, selam, dan garam. Dalam perjalanan pulang kita bisa mampir ke tempat garam laut dibuat di batang lontar yang dilubangi.',
    ],
    ja: [
      'タンクなしで訪ねられる全長120mの貨物船は、そうあるものではありません。いちばん高いところは水深5m、手すりとソフトコーラルの稜線です。そこから船体をたどって目を下ろすと、ダイバーがこちらを見上げて手を振っています。泡は甲板を抜けて銀色の柱になり、魚がその中を出入りします。',
      '浜からゆっくり泳いで行きます。休むための浮き輪も持って行くので安心です。ガイドが素潜りで、見過ごしてしまいそうな生き物を教えてくれます。鉄板の下のミノカサゴ、文句を言いに出てくるクマノミ。昼食のあとは隣のコーラルガーデンへ。水深3mで岸のすぐそばなので、お子様でも楽に楽しめます。',
      'トランベンに砂浜はありません。日に温められた丸い黒石の浜で、村の人は漁とダイビングと塩づくりで暮らしています。ご希望があれば、帰り道にヤシの丸太で塩を干す作業場に立ち寄ります。',
    ],
    zh: [
      '不背气瓶就能拜访的120米货轮，世上不多。自由号的最高处在五米深，是一道长满软珊瑚的栏杆；从那里顺着船身往下看，能看到正在潜水的人，他们抬头向您挥手。气泡穿过甲板升上来，像一根根银柱，鱼在其间游进游出。',
      '我们从沙滩慢慢游出去，带着可以休息的浮圈。潜导会闭气潜下去，指给您看容易错过的东西：铁板下的狮子鱼，跑出来“抗议”的小丑鱼。午餐后去隔壁的珊瑚花园（Coral Garden），只有三米深，离岸很近，孩子也轻松。',
      '图蓝本没有沙滩，只有被太阳晒暖的黑色圆石；村里人靠打鱼、潜水和晒盐生活。回程如果您愿意，可以在用剖开的棕榈树干晒海盐的地方停一停。',
    ],
    de: [
      'Ein Frachter von 120 Metern, den man ohne Flasche besuchen kann, ist selten. Der höchste Teil der Liberty, ein Grat aus Reling und Weichkorallen, liegt auf fünf Metern; von dort wandert der Blick den Rumpf hinab bis zu den Tauchern, die heraufschauen und winken. Ihre Blasen steigen in silbernen Säulen durch das Deck, und Fische schwimmen hinein und hinaus.',
      'Wir schwimmen langsam vom Strand hinaus, mit einer Boje zum Ausruhen. Der Guide taucht hinunter und zeigt Ihnen, woran Sie sonst vorbeikämen: einen Rotfeuerfisch unter einer Platte, einen Anemonenfisch, der herauskommt, um sich zu beschweren. Nach dem Mittagessen geht es nebenan zum Coral Garden, drei Meter tief und so nah am Ufer, dass auch Kinder es leicht schaffen.',
      'Sand gibt es in Tulamben nicht. Der Strand besteht aus runden schwarzen Steinen, die in der Sonne warm werden, und das Dorf lebt von Fisch, Tauchern und Salz. Wenn Sie möchten, halten wir auf der Rückfahrt dort, wo in ausgehöhlten Palmstämmen Meersalz gewonnen wird.',
    ],
  },
  itinerary: [
    ...morningPickup,
    {
      at: '09:45',
      text: {
        en: 'Tulamben: masks and fins tried on, briefing on the beach.',
        id: 'Tulamben: mencoba masker dan fin, briefing di pantai.',
        ja: 'トランベン到着。マスクとフィンを合わせ、浜でブリーフィング。',
        zh: '抵达图蓝本：试面镜和脚蹼，在滩上听讲解。',
        de: 'Tulamben: Masken und Flossen anprobieren, Briefing am Strand.',
      },
    },
    {
      at: '10:30',
      text: {
        en: 'In over the stones with a helping hand; 50 minutes above the wreck.',
        id: 'Masuk lewat batu dengan dibantu; 50 menit di atas kapal karam.',
        ja: 'ガイドの手を借りて玉石の浜からエントリー。沈船の上で50分。',
        zh: '有人搀扶着走过石滩下水，在沉船上方浮潜50分钟。',
        de: 'Mit helfender Hand über die Steine hinein; 50 Minuten über dem Wrack.',
      },
    },
    {
      at: '11:45',
      text: {
        en: 'Lunch with a view of the sea, a rest in the shade.',
        id: 'Makan siang dengan pemandangan laut, istirahat di tempat teduh.',
        ja: '海を眺めながら昼食、木陰で休憩。',
        zh: '看着海吃午餐，在树荫下休息。',
        de: 'Mittagessen mit Meerblick, Ruhe im Schatten.',
      },
    },
    {
      at: '13:15',
      text: {
        en: 'Second time in the water: the Coral Garden, 40 minutes.',
        id: 'Masuk air untuk kedua kalinya: Coral Garden, 40 menit.',
        ja: '午後はコーラルガーデンで40分。',
        zh: '再次下水：珊瑚花园，40分钟。',
        de: 'Zum zweiten Mal ins Wasser: Coral Garden, 40 Minuten.',
      },
    },
    {
      at: '14:30',
      text: {
        en: 'Showers and the drive back; Sanur around 17:00, Kuta, Nusa Dua and Tanjung Benoa by 18:00.',
        id: 'Mandi lalu pulang; Sanur sekitar pukul 17.00; Kuta, Nusa Dua, dan Tanjung Benoa paling lambat pukul 18.00.',
        ja: 'シャワーのあと帰路へ。サヌール着17:00頃、クタ、ヌサドゥア、タンジュンブノアは18:00頃まで。',
        zh: '淋浴后返程；约17:00到沙努尔，18:00前到库塔、努沙杜瓦和丹戎贝诺阿。',
        de: 'Duschen und Rückfahrt; Sanur gegen 17:00 Uhr, Kuta, Nusa Dua und Tanjung Benoa bis 18:00 Uhr.',
      },
    },
  ],
  included: listed(
    included.snorkelGuide,
    included.snorkelGear,
    {
      en: 'Shoes for the stones',
      id: 'Sepatu untuk berjalan di batu',
      ja: '玉石の浜を歩くためのマリンシューズ',
      zh: '走石滩用的涉水鞋',
      de: 'Schuhe für die Steine',
    },
    included.lunch,
    included.dryTowel,
    included.transfer,
    included.meals,
  ),
  excluded: listed(excluded.travelInsurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'How much of the wreck does one see from above?',
        id: 'Seberapa banyak kapal terlihat dari atas?',
        ja: '上からどのくらい見えますか。',
        zh: '从上面能看到多少沉船？',
        de: 'Wie viel sieht man von oben?',
      },
      answer: {
        en: 'In clear water the stern half, in detail. The deep side fades at about 15 metres. The light is best before noon, which is why the wreck comes first.',
        id: 'Kalau airnya jernih, separuh bagian buritan, cukup jelas. Sisi dalamnya memudar di sekitar 15 meter. Cahaya paling bagus sebelum tengah hari, karena itu kapal karam didahulukan.',
        ja: '澄んだ日なら、船尾側の半分が細部まで見えます。深い側は水深15mあたりで霞みます。光は午前中がいちばんよいので、沈船を先に回ります。',
        zh: '水清时，船尾一半看得很清楚；较深的一侧到15米左右就模糊了。中午前光线最好，所以先看沉船。',
        de: 'Bei klarem Wasser die Heckhälfte, und zwar genau. Die tiefe Seite verliert sich bei etwa 15 Metern. Das Licht ist vormittags am besten, deshalb kommt das Wrack zuerst.',
      },
    },
    {
      question: {
        en: 'From what age can children come?',
        id: 'Mulai umur berapa anak-anak bisa ikut?',
        ja: '子どもは何歳から参加できますか。',
        zh: '孩子几岁可以参加？',
        de: 'Ab welchem Alter können Kinder mit?',
      },
      answer: {
        en: 'From six, if they can swim and do not mind water in the mask. They stay between a parent and the guide. When the surf is up we carry the small ones over the stones, or begin at the Coral Garden.',
        id: 'Mulai enam tahun, kalau bisa berenang dan tidak takut air masuk masker. Mereka berada di antara orang tua dan pemandu. Saat ombak besar, yang kecil kami gendong melewati batu, atau kita mulai di Coral Garden.',
        ja: '6歳から、泳げてマスクに水が入っても慌てないお子様でしたらご参加いただけます。保護者とガイドの間を泳いでもらいます。波のある日は、小さなお子様は抱えて玉石の上をお連れするか、コーラルガーデンから始めます。',
        zh: '六岁起，会游泳、面镜进水也不慌的孩子都可以。孩子始终在父母和潜导之间。浪大时我们抱小朋友过石滩，或从珊瑚花园开始。',
        de: 'Ab sechs, wenn sie schwimmen können und Wasser in der Maske nicht schlimm finden. Sie bleiben zwischen einem Elternteil und dem Guide. Bei Brandung tragen wir die Kleinen über die Steine oder beginnen am Coral Garden.',
      },
    },
    {
      question: {
        en: 'My wife dives, I snorkel. Can we go together?',
        id: 'Istri saya menyelam, saya snorkeling. Bisakah pergi bersama?',
        ja: '妻はダイビング、私はスノーケリングです。一緒に行けますか。',
        zh: '我太太潜水，我浮潜，可以一起去吗？',
        de: 'Meine Frau taucht, ich schnorchle. Geht das zusammen?',
      },
      answer: {
        en: 'Yes. Book the wreck trip with a companion: same car, same lunch, same ship, seen from two sides.',
        id: 'Bisa. Pesan trip kapal karam dengan tambahan pendamping: mobil sama, makan siang sama, kapal sama, dilihat dari dua sisi.',
        ja: 'はい。沈船のダイビングツアーに「同伴者」を追加してください。同じ車、同じ昼食、同じ船を、上と下から楽しめます。',
        zh: '可以。预订沉船潜水行程并加一位同行者：同一辆车、同一顿午餐、同一艘船，从上下两面看。',
        de: 'Ja. Buchen Sie die Wrackfahrt mit Begleitperson: dasselbe Auto, dasselbe Mittagessen, dasselbe Schiff, von zwei Seiten gesehen.',
      },
    },
  ],
  area: 'tulamben',
  difficulty: 'easy',
  diveCount: 0,
  durationDays: 1,
  minimumAge: 6,
  minimumLevel: 'none',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [2, 4, 6],
  placesPerDay: 8,
  cutOffHours: 12,
  maxQuantity: 4,
  price: 1_800_000,
  variants: [],
  addOns: ['private-guide', 'action-camera', 'prescription-mask'],
  locations: ['usat-liberty', 'coral-garden'],
};
