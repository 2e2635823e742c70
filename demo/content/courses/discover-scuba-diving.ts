import type { ProductContent } from '../types';
import { excluded, included, listed, morningPickup, variantNames } from './phrases';

export const discoverScubaDiving: ProductContent = {
  slug: 'discover-scuba-diving',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Discover Scuba Diving',
    id: 'Discover Scuba Diving',
    ja: 'ディスカバー・スクーバ・ダイビング（体験ダイビング）',
    zh: '体验潜水（Discover Scuba Diving）',
    de: 'Discover Scuba Diving (Schnuppertauchen)',
  },
  summary: {
    en: 'One day to find out what breathing under water is like: a quiet hour of practice, then two dives over a living reef.',
    id: 'Sehari untuk tahu rasanya bernapas di bawah air: satu jam latihan dengan tenang, lalu dua penyelaman di atas terumbu hidup.',
    ja: '水の中で呼吸するとはどんな感じか。静かに1時間練習してから、サンゴの海を2本潜る1日です。',
    zh: '用一天感受水下呼吸：先从容练习一小时，再到生机勃勃的珊瑚礁上潜两次。',
    de: 'Ein Tag, um zu erfahren, wie sich Atmen unter Wasser anfühlt: eine ruhige Stunde Übung, dann zwei Tauchgänge über lebendem Riff.',
  },
  body: {
    en: [
      'Three rules, four hand signs and five exercises: that is all the theory there is. You practise in the shallows of Blue Lagoon, on sand, with your head above water whenever you like. You breathe out a regulator, clear a little water from the mask and find out how your ears behave. Only when all of it feels dull do we swim out to the reef.',
      'The instructor controls your buoyancy and holds on to you for as long as you want to be held. The first dive stays around six metres, the second may go to twelve, which is the limit for everyone without a certificate. At that depth there is already a great deal to see: anemonefish that defend their home against you, cuttlefish in season, a blue that no photograph gets right.',
    ],
    id: [
      'Tiga aturan, empat isyarat tangan, lima latihan: hanya itu teorinya. Anda berlatih di bagian dangkal Blue Lagoon, di atas pasir, dan boleh mengangkat kepala kapan saja. Bernapas lewat regulator, mengeluarkan sedikit air dari masker, mengenali perilaku telinga sendiri. Baru setelah semuanya terasa biasa, kita berenang ke terumbu.',
      'Instruktur mengatur daya apung Anda dan memegang Anda selama Anda mau. Penyelaman pertama sekitar enam meter, yang kedua boleh sampai dua belas, batas bagi semua yang belum bersertifikat. Di kedalaman itu sudah banyak yang terlihat: ikan badut yang mengusir Anda dari rumahnya, sotong bila musimnya, dan warna biru yang tak pernah pas di foto.',
    ],
    ja: [
      '覚えるのは、3つの決まりと4つのサイン、5つの練習だけです。ブルーラグーンの浅い砂地で、いつでも顔を上げられる深さから始めます。レギュレーターで呼吸し、マスクに入った水を少し出し、耳抜きの感覚をつかみます。どれも退屈に思えるくらいになってから、リーフへ泳ぎ出します。',
      '浮力の調整はインストラクターが行い、ご希望のあいだはずっと手を添えています。1本目は6m前後、2本目は12mまで。これは認定のない方すべてに共通の限度です。その深さでも見どころは多く、家を守ろうと向かってくるクマノミや、時期によってはコウイカ、そして写真には写らない青が待っています。',
    ],
    zh: [
      '三条规则、四个手势、五项练习，理论就这么多。练习在蓝色潟湖（Blue Lagoon）的浅水沙地上进行，想抬头随时可以抬头：用调节器呼吸，排出面镜里的一点水，弄清自己的耳朵怎么平衡。等这些都觉得平常了，我们才游向珊瑚礁。',
      '浮力由教练控制，您想让他拉多久，他就拉多久。第一潜在六米左右，第二潜最深十二米，这是所有无证者的上限。这个深度已经很有看头：守着家门冲您来的小丑鱼，当季的乌贼，还有照片永远拍不准的蓝。',
    ],
    de: [
      'Drei Regeln, vier Handzeichen, fünf Übungen: Mehr Theorie gibt es nicht. Geübt wird im flachen Teil der Blue Lagoon, auf Sand, und der Kopf darf jederzeit nach oben. Sie atmen durch den Regler, drücken etwas Wasser aus der Maske und lernen Ihre Ohren kennen. Erst wenn sich alles langweilig anfühlt, schwimmen wir hinaus zum Riff.',
      'Der Tauchlehrer tariert für Sie und hält Sie fest, solange Sie das möchten. Der erste Tauchgang bleibt bei etwa sechs Metern, der zweite darf bis zwölf gehen, die Grenze für alle ohne Brevet. Zu sehen gibt es dort schon viel: Anemonenfische, die ihr Zuhause gegen Sie verteidigen, je nach Jahreszeit Sepien und ein Blau, das kein Foto trifft.',
    ],
  },
  itinerary: [
    ...morningPickup,
    {
      at: '08:30',
      text: {
        en: 'Padang Bai: briefing in the shade, kit that fits, practice in the shallows.',
        id: 'Padang Bai: briefing di tempat teduh, peralatan yang pas, latihan di air dangkal.',
        ja: 'パダンバイ到着。木陰でブリーフィング、器材合わせ、浅場での練習。',
        zh: '抵达八丹拜：树荫下听简报，换上合身装备，浅水练习。',
        de: 'Padang Bai: Briefing im Schatten, passende Ausrüstung, Üben im Flachen.',
      },
    },
    {
      at: '10:30',
      text: {
        en: 'First dive at Blue Lagoon, about 6 metres, 35 minutes.',
        id: 'Penyelaman pertama di Blue Lagoon, sekitar 6 meter, 35 menit.',
        ja: '1本目：ブルーラグーン（水深約6m、35分）。',
        zh: '第一潜：蓝色潟湖，约6米，35分钟。',
        de: 'Erster Tauchgang in der Blue Lagoon, etwa 6 Meter, 35 Minuten.',
      },
    },
    {
      at: '12:00',
      text: {
        en: 'Second dive, to 12 metres at most.',
        id: 'Penyelaman kedua, paling dalam 12 meter.',
        ja: '2本目：最大12m。',
        zh: '第二潜，最深12米。',
        de: 'Zweiter Tauchgang, höchstens 12 Meter.',
      },
    },
    {
      at: '13:00',
      text: {
        en: 'Lunch by the beach, and the names of everything you have seen.',
        id: 'Makan siang di tepi pantai sambil menamai semua yang tadi terlihat.',
        ja: '浜辺で昼食。見た生き物の名前を確かめます。',
        zh: '在海边吃午餐，认认刚才看到的生物。',
        de: 'Mittagessen am Strand und die Namen zu allem, was Sie gesehen haben.',
      },
    },
    {
      at: '15:00',
      text: {
        en: 'Drive back: Sanur at 16:00, the other hotels by 17:00.',
        id: 'Perjalanan pulang: Sanur pukul 16.00, hotel lain paling lambat pukul 17.00.',
        ja: '帰路へ。サヌールは16:00、その他のエリアは17:00頃まで。',
        zh: '返程：16:00到沙努尔，其他酒店17:00前到。',
        de: 'Rückfahrt: Sanur um 16:00 Uhr, die anderen Hotels bis 17:00 Uhr.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.equipment,
    included.seaDives,
    included.lunch,
    included.towel,
    included.transfer,
  ),
  excluded: listed(excluded.doctor, excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'I am afraid. Is that a reason not to come?',
        id: 'Saya takut. Apakah sebaiknya tidak ikut?',
        ja: '少し怖いのですが、やめたほうがよいですか。',
        zh: '我有点害怕，是不是别来了？',
        de: 'Ich habe Angst davor. Sollte ich es lieber lassen?',
      },
      answer: {
        en: 'No; tell us at the start, and we take more time in the shallows. You can stop at any moment with one hand sign. Most guests who were afraid say afterwards that the first minute was the hardest.',
        id: 'Tidak perlu; katakan sejak awal, dan kami berlatih lebih lama di air dangkal. Anda bisa berhenti kapan saja dengan satu isyarat. Kebanyakan tamu yang takut bilang menit pertamalah yang paling sulit.',
        ja: '大丈夫です。最初にお話しいただければ、浅場でゆっくり時間をとります。サインひとつで、いつでもやめられます。怖がっていた方の多くが「最初の1分がいちばん大変だった」とおっしゃいます。',
        zh: '不用。一开始告诉我们，就在浅水多练一会儿，打个手势随时可以停。很多害怕过的客人事后都说，最难的是第一分钟。',
        de: 'Nein; sagen Sie es gleich, dann bleiben wir länger im Flachen. Mit einem Handzeichen können Sie jederzeit aufhören. Die meisten, die Angst hatten, sagen hinterher, die erste Minute sei die schwerste gewesen.',
      },
    },
    {
      question: {
        en: 'Am I certified afterwards?',
        id: 'Apakah setelahnya saya bersertifikat?',
        ja: '終わるとライセンスがもらえますか。',
        zh: '结束后有潜水证吗？',
        de: 'Habe ich danach ein Brevet?',
      },
      answer: {
        en: 'No, it is an experience without an exam. If you want more, go on to Open Water within the year; your instructor can count the first skills and one dive towards it.',
        id: 'Tidak, ini pengalaman tanpa ujian. Bila ingin lanjut, ambil Open Water dalam setahun; keterampilan awal dan satu penyelaman bisa diperhitungkan instruktur.',
        ja: 'いいえ、試験のない体験プログラムです。続けたい方は1年以内にオープンウォーターへ進むと、基本スキルと1ダイブをインストラクターの判断で講習に算入できます。',
        zh: '没有，这是不用考试的体验。想继续学，一年内上开放水域课程，教练可将部分技巧和一次潜水计入。',
        de: 'Nein, es ist ein Erlebnis ohne Prüfung. Wer mehr will, macht innerhalb eines Jahres mit dem Open Water weiter; die ersten Übungen und einen Tauchgang kann der Tauchlehrer anrechnen.',
      },
    },
    {
      question: {
        en: 'Can we do it at the wreck in Tulamben?',
        id: 'Bisakah di kapal karam Tulamben?',
        ja: 'トランベンの沈船でもできますか。',
        zh: '可以去图蓝本沉船体验吗？',
        de: 'Geht das auch am Wrack in Tulamben?',
      },
      answer: {
        en: 'Its top begins at five metres, so yes, on calm days and with a longer drive. Write it under ‘A question for us’ when you book. Padang Bai is nearer and gentler, which is why we start there.',
        id: 'Bagian atasnya mulai lima meter, jadi bisa, pada hari yang tenang dan dengan perjalanan lebih jauh. Tulis di “Pertanyaan untuk kami” saat memesan. Padang Bai lebih dekat dan lebih tenang, karena itu kami mulai di sana.',
        ja: '船の上部は水深5mから始まるので、穏やかな日なら可能です。移動は長くなります。ご予約時に「当店へのご質問」欄へお書きください。ふだんは近くて穏やかなパダンバイから始めています。',
        zh: '沉船顶部只有五米深，海况平静的日子可以，只是车程更长，预订时请在“向我们提问”一栏写明。八丹拜更近、更平缓，所以我们通常从那里开始。',
        de: 'Es beginnt schon auf fünf Metern, also ja, an ruhigen Tagen und mit längerer Fahrt. Schreiben Sie es bei der Buchung unter „Eine Frage an uns“. Padang Bai ist näher und sanfter, deshalb fangen wir dort an.',
      },
    },
  ],
  area: 'padang_bai',
  difficulty: 'easy',
  diveCount: 2,
  durationDays: 1,
  minimumAge: 10,
  minimumLevel: 'none',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  seatsPerDay: 8,
  cutOffHours: 24,
  depthLimit: 12,
  currentLimit: 1,
  maxQuantity: 4,
  price: 3_200_000,
  variants: [
    { name: variantNames.group, price: 3_200_000 },
    { name: variantNames.onlyYou, price: 4_200_000 },
  ],
  addOns: ['prescription-mask', 'action-camera', 'photo-package', 'companion'],
  locations: ['blue-lagoon'],
};
