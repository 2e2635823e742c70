import { excluded, included, listed, morningPickup } from '../trips/phrases';
import type { ProductContent } from '../types';

export const sailAndSnorkelAmed: ProductContent = {
  slug: 'sail-and-snorkel-amed',
  kind: 'activity',
  bookable: true,
  title: {
    en: 'Sail and snorkel in Amed',
    id: 'Berlayar dan snorkeling di Amed',
    ja: 'アメッドで帆走とスノーケリング',
    zh: '艾湄扬帆与浮潜',
    de: 'Segeln und Schnorcheln in Amed',
  },
  summary: {
    en: 'A fisherman sets his patched sail, the jukung leans on its outrigger, and a small wreck waits a few metres under the keel.',
    id: 'Seorang nelayan memasang layarnya yang bertambal, jukung bersandar pada cadiknya, dan bangkai kapal kecil menunggu beberapa meter di bawah.',
    ja: '漁師が継ぎ当ての帆を上げ、ジュクンが腕木に身を預ける。その船底の数メートル下で、小さな沈船が待っています。',
    zh: '渔夫升起打着补丁的帆，蜘蛛船斜倚着舷外浮杆前行，一艘小沉船就在船底几米深处。',
    de: 'Ein Fischer setzt sein geflicktes Segel, das Jukung legt sich auf den Ausleger, und ein kleines Wrack wartet ein paar Meter unter dem Kiel.',
  },
  body: {
    en: [
      'The jukungs of Amed are as narrow as a chair, painted with eyes so that they find the way, and fast as soon as there is wind. In the morning their owners fish; afterwards two of them take our guests along the coast, from bay to bay, with Agung growing behind the hills.',
      'At Banyuning a patrol boat from the war lies so close to the beach that you could throw your hat on it. Its bow is in five metres, covered with sponges, and a garden of soft coral grows on the slope beside it. You roll in from the boat or walk from the sand, as you prefer.',
      'At Jemeluk the sail comes down and we follow the edge of the wall, bright coral on one hand and blue nothing on the other. Someone long ago sank a small shrine here, with a letter box, and a waterproof card can be posted in it; it is lighter reading than most mail.',
    ],
    id: [
      'Jukung Amed selebar kursi, dilukis dengan mata supaya tahu jalan, dan kencang begitu ada angin. Pagi hari pemiliknya melaut; sesudah itu dua di antaranya membawa tamu kami menyusuri pantai, dari teluk ke teluk, dengan Agung yang makin besar di balik bukit.',
      'Di Banyuning, sebuah kapal patroli dari masa perang terbaring begitu dekat pantai sehingga Anda bisa melempar topi ke atasnya. Haluannya di lima meter, tertutup spons, dan di lereng sampingnya tumbuh kebun karang lunak. Anda bisa terjun dari jukung atau berjalan dari pasir, sesuka Anda.',
      'Di Jemeluk layar diturunkan dan kita menyusuri tepi dinding, karang cerah di satu sisi dan biru kosong di sisi lain. Dulu seseorang menenggelamkan sebuah pura kecil di sini, lengkap dengan kotak surat; kartu kedap air bisa diposkan di dalamnya, bacaannya lebih ringan daripada kebanyakan surat.',
    ],
    ja: [
      'アメッドのジュクンは椅子ほどの幅しかなく、道に迷わないよう舳先に目が描かれ、風が出るととても速く走ります。朝は漁に出て、そのあと2艘が私たちのお客様を乗せ、湾から湾へと海岸をたどります。丘の向こうではアグン山がだんだん大きくなっていきます。',
      'バニュニンでは、戦時中の巡視艇が、帽子を投げれば届きそうなほど浜の近くに沈んでいます。船首は水深5m、カイメンに覆われ、横のスロープにはソフトコーラルの庭。船から入っても、砂浜から歩いて入ってもかまいません。',
      'ジュムルックでは帆を下ろし、壁の際をたどります。片側は明るいサンゴ、片側は何もない青。昔だれかが小さな祠を郵便ポスト付きで沈めていて、防水のはがきを投函できます。たいていの手紙より気楽な文面になるはずです。',
    ],
    zh: [
      '艾湄的蜘蛛船窄得像把椅子，船头画着眼睛好认路，一有风就跑得飞快。清晨船主出海打鱼，之后其中两条带着我们的客人沿海岸走，一湾接一湾，阿贡火山在山丘后越来越大。',
      '在巴纽宁，一艘战时的巡逻艇离沙滩近得扔顶帽子就能落在上面。船首在五米深处，长满海绵，旁边的斜坡是一片软珊瑚花园。可以从船上翻身下水，也可以从沙滩走下去，随您喜欢。',
      '到了杰梅卢克，收起帆，沿断崖边缘游，一边是明亮的珊瑚，一边是什么也没有的蓝。很久以前有人在这里沉了一座小庙，还带个信箱，可以投一张防水明信片，读起来比大多数信件轻松。',
    ],
    de: [
      'Die Jukungs von Amed sind so schmal wie ein Stuhl, tragen aufgemalte Augen, damit sie den Weg finden, und sind schnell, sobald Wind weht. Morgens fischen ihre Besitzer; danach nehmen zwei von ihnen unsere Gäste mit, die Küste entlang von Bucht zu Bucht, während hinter den Hügeln der Agung wächst.',
      'Bei Banyuning liegt ein Patrouillenboot aus dem Krieg so nah am Strand, dass man seinen Hut darauf werfen könnte. Der Bug steht in fünf Metern, von Schwämmen bedeckt, daneben wächst am Hang ein Garten aus Weichkorallen. Sie steigen vom Boot ein oder gehen vom Sand hinein, ganz wie Sie möchten.',
      'In Jemeluk kommt das Segel herunter, und wir folgen der Kante der Wand, auf der einen Seite helle Korallen, auf der anderen blaues Nichts. Vor langer Zeit hat jemand hier einen kleinen Schrein mit Briefkasten versenkt; darin lässt sich eine wasserfeste Karte aufgeben, leichtere Lektüre als die meiste Post.',
    ],
  },
  itinerary: [
    ...morningPickup,
    {
      at: '10:00',
      text: {
        en: 'Amed: masks fitted, boats and captains introduced.',
        id: 'Amed: mencocokkan masker, berkenalan dengan kapten dan jukungnya.',
        ja: 'アメッド到着。マスクを合わせ、船と船長をご紹介します。',
        zh: '抵达艾湄：试面镜，认识船和船长。',
        de: 'Amed: Masken anpassen, Boote und Kapitäne kennenlernen.',
      },
    },
    {
      at: '10:30',
      text: {
        en: 'Under sail along the coast to Banyuning, if the wind agrees; otherwise with the outboard.',
        id: 'Berlayar menyusuri pantai ke Banyuning kalau anginnya cocok; kalau tidak, dengan motor tempel.',
        ja: '風が合えば帆で、合わなければ船外機でバニュニンへ。',
        zh: '风合适就扬帆沿岸去巴纽宁，不合适就用舷外机。',
        de: 'Unter Segeln die Küste entlang nach Banyuning, wenn der Wind will; sonst mit dem Außenborder.',
      },
    },
    {
      at: '11:00',
      text: {
        en: 'First stop: the Japanese Wreck, 50 minutes in the water.',
        id: 'Perhentian pertama: Japanese Wreck, 50 menit di air.',
        ja: '1か所目：ジャパニーズ・レック（水中50分）。',
        zh: '第一站：日本沉船，下水50分钟。',
        de: 'Erster Stopp: das Japanese Wreck, 50 Minuten im Wasser.',
      },
    },
    {
      at: '12:15',
      text: {
        en: 'Lunch by the beach: grilled fish, tempeh, sambal as hot as you ask for it.',
        id: 'Makan siang di tepi pantai: ikan bakar, tempe, sambal sepedas permintaan Anda.',
        ja: '浜辺で昼食。焼き魚、テンペ、サンバルの辛さはお好みで。',
        zh: '海边午餐：烤鱼、天贝，参巴酱辣度随您点。',
        de: 'Mittagessen am Strand: gegrillter Fisch, Tempeh, Sambal so scharf, wie Sie es wünschen.',
      },
    },
    {
      at: '13:30',
      text: {
        en: 'Second stop: Jemeluk, along the edge of the wall, 40 minutes.',
        id: 'Perhentian kedua: Jemeluk, menyusuri tepi dinding, 40 menit.',
        ja: '2か所目：ジュムルック。壁の際に沿って40分。',
        zh: '第二站：杰梅卢克，沿断崖边缘，40分钟。',
        de: 'Zweiter Stopp: Jemeluk, an der Kante der Wand, 40 Minuten.',
      },
    },
    {
      at: '14:45',
      text: {
        en: 'Drive back: Sanur around 17:15, Kuta, Nusa Dua and Tanjung Benoa by 18:00.',
        id: 'Perjalanan pulang: Sanur sekitar pukul 17.15; Kuta, Nusa Dua, dan Tanjung Benoa paling lambat pukul 18.00.',
        ja: '帰路へ。サヌール着17:15頃、クタ、ヌサドゥア、タンジュンブノアは18:00頃まで。',
        zh: '返程：约17:15到沙努尔，18:00前到库塔、努沙杜瓦和丹戎贝诺阿。',
        de: 'Rückfahrt: Sanur gegen 17:15 Uhr, Kuta, Nusa Dua und Tanjung Benoa bis 18:00 Uhr.',
      },
    },
  ],
  included: listed(
    included.snorkelGuide,
    included.snorkelGear,
    {
      en: 'A jukung for two guests with its captain',
      id: 'Satu jukung untuk dua tamu beserta kaptennya',
      ja: 'ジュクン（お客様2名につき1艘、船長付き）',
      zh: '每两位客人一艘蜘蛛船及船长',
      de: 'Ein Jukung mit Kapitän für je zwei Gäste',
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
        en: 'Do we really sail?',
        id: 'Apakah benar-benar berlayar?',
        ja: '本当に帆で走りますか。',
        zh: '真的会扬帆吗？',
        de: 'Segeln wir wirklich?',
      },
      answer: {
        en: 'When there is enough wind and not too much. Late morning is the likeliest hour. Without wind you ride with the engine, and the captain usually lets you steer.',
        id: 'Kalau anginnya cukup dan tidak berlebihan. Paling mungkin menjelang siang. Tanpa angin kita memakai mesin, dan kapten biasanya mengizinkan Anda memegang kemudi.',
        ja: '風がほどよく吹いていれば、はい。昼前がいちばん期待できます。風がなければエンジンで進みます。船長が舵を握らせてくれることも多いです。',
        zh: '风够又不太大的时候会，临近中午最有可能。没风就开发动机，船长多半会让您掌掌舵。',
        de: 'Wenn genug Wind weht und nicht zu viel. Am wahrscheinlichsten ist der späte Vormittag. Ohne Wind fährt der Motor, und meist lässt der Kapitän Sie steuern.',
      },
    },
    {
      question: {
        en: 'Is a jukung safe?',
        id: 'Apakah jukung aman?',
        ja: 'ジュクンは安全ですか。',
        zh: '蜘蛛船安全吗？',
        de: 'Ist ein Jukung sicher?',
      },
      answer: {
        en: 'The outriggers make it very stable. Everyone wears a life jacket while we travel, we stay close to the shore, and when there are whitecaps we go by car and enter from the beach.',
        id: 'Cadiknya membuat perahu sangat stabil. Semua memakai jaket pelampung selama perjalanan, kita tetap dekat pantai, dan kalau ombak memutih kita naik mobil dan masuk dari pantai.',
        ja: '両側の腕木のおかげでとても安定しています。移動中は全員ライフジャケットを着用し、岸の近くを進みます。白波の立つ日は車で移動し、浜から入ります。',
        zh: '两侧的浮杆让它非常稳。航行时人人穿救生衣，贴岸而行；海面起白浪时，我们改乘车，从沙滩下水。',
        de: 'Die Ausleger machen es sehr stabil. Während der Fahrt tragen alle eine Schwimmweste, wir bleiben nah am Ufer, und bei Schaumkronen fahren wir mit dem Auto und gehen vom Strand hinein.',
      },
    },
    {
      question: {
        en: 'Is there current at the wreck?',
        id: 'Apakah ada arus di bangkai kapal?',
        ja: '沈船のあたりに流れはありますか。',
        zh: '沉船那里有水流吗？',
        de: 'Gibt es am Wrack Strömung?',
      },
      answer: {
        en: 'Sometimes along the coast, around the new and the full moon. Then we let it carry us and the boat waits further down. The guide checks first and keeps the weaker swimmers on the float.',
        id: 'Kadang ada, searah pantai, di sekitar bulan baru dan purnama. Kita ikut saja dan perahu menunggu di hilir. Pemandu memeriksa lebih dulu dan meminta yang kurang kuat berenang memegang pelampung.',
        ja: '新月と満月の頃、岸に沿って流れることがあります。その場合は流れに乗って泳ぎ、船が先で待ちます。必ずガイドが先に確認し、泳ぎに自信のない方には浮き輪につかまっていただきます。',
        zh: '新月和满月前后，有时会有沿岸流。那就顺流漂，船在前面等。潜导会先下水查看，游得较弱的客人抓着浮圈走。',
        de: 'Manchmal, längs der Küste, um Neumond und Vollmond. Dann lassen wir uns tragen, und das Boot wartet weiter unten. Der Guide prüft zuerst und behält schwächere Schwimmer an der Boje.',
      },
    },
  ],
  area: 'amed',
  difficulty: 'easy',
  diveCount: 0,
  durationDays: 1,
  minimumAge: 6,
  minimumLevel: 'none',
  languages: ['en', 'id', 'de'],
  pickup: true,
  weekdays: [2, 5],
  placesPerDay: 4,
  cutOffHours: 14,
  maxQuantity: 2,
  price: 1_900_000,
  variants: [],
  addOns: ['private-guide', 'action-camera', 'prescription-mask'],
  locations: ['japanese-wreck', 'jemeluk-wall'],
};
