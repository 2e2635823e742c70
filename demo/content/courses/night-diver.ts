import { eveningTransfers } from '../trips/phrases';
import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const nightDiver: ProductContent = {
  slug: 'night-diver',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Night Diver',
    id: 'Night Diver',
    ja: 'ナイト・ダイバー',
    zh: '夜潜专长（Night Diver）',
    de: 'Night Diver',
  },
  summary: {
    en: 'Three dives on two evenings at Tulamben: the reef changes shift at dusk, and you learn to be there for it.',
    id: 'Tiga penyelaman dalam dua malam di Tulamben: terumbu berganti giliran saat senja, dan Anda belajar menyaksikannya.',
    ja: 'トランベンで2晩、3本。日暮れに入れ替わる海の住人たちに会うための技術を学びます。',
    zh: '在图蓝本用两个傍晚潜三次：黄昏时珊瑚礁换班，您来学会亲眼看它。',
    de: 'Drei Tauchgänge an zwei Abenden in Tulamben: In der Dämmerung wechselt am Riff die Schicht, und Sie lernen, dabei zu sein.',
  },
  body: {
    en: [
      'Half an hour after sunset the parrotfish are asleep, and everything that was hiding goes to work: crabs, shrimps, hunting morays, Spanish dancers if the evening is kind. You see only what your torch shows, and that is the attraction. You stop searching for the big picture and look at one square metre for a minute.',
      'You learn how to hold a light so that it blinds nobody, how to talk with it, how to keep your buddy and your direction without a horizon, and what to do when a torch goes out. The first dive begins in the last daylight, so that darkness comes while you are already calm.',
    ],
    id: [
      'Setengah jam setelah matahari terbenam ikan kakatua sudah tidur, dan semua yang bersembunyi mulai bekerja: kepiting, udang, belut moray yang berburu, Spanish dancer bila malam bermurah hati. Anda hanya melihat apa yang disinari senter, dan di situlah daya tariknya: berhenti mencari pemandangan luas, lalu memandangi satu meter persegi selama semenit.',
      'Anda belajar memegang cahaya tanpa menyilaukan, berbicara dengannya, menjaga buddy dan arah tanpa cakrawala, dan apa yang dilakukan bila senter padam. Penyelaman pertama dimulai dalam cahaya terakhir, sehingga gelap datang ketika Anda sudah tenang.',
    ],
    ja: [
      '日没から30分、ブダイは眠り、隠れていたものたちが動き出します。カニ、エビ、獲物を探すウツボ、運がよければミカドウミウシ。見えるのはライトの当たる範囲だけで、それがナイトの魅力です。広い景色を探すのをやめて、1m四方を1分間見つめるようになります。',
      '相手の目をくらませないライトの持ち方、ライトでの合図、水平線のない中での方向とバディの保ち方、そしてライトが消えたときの対処を学びます。1本目は残照のうちに入るので、暗くなる頃には気持ちも落ち着いています。',
    ],
    zh: [
      '日落半小时后，鹦嘴鱼睡了，白天躲着的都出来干活：螃蟹、虾、觅食的海鳗，运气好还有西班牙舞娘海蛞蝓。您只看得见手电照到的地方，这正是夜潜的妙处：不再找大场面，而是盯着一平方米看上一分钟。',
      '您会学到怎样打光不晃别人的眼，怎样用光说话，没有水平线时怎样守住方向和潜伴，以及手电灭了怎么办。第一潜趁最后的天光下水，等天黑透时，您的心已经静下来了。',
    ],
    de: [
      'Eine halbe Stunde nach Sonnenuntergang schlafen die Papageifische, und alles, was sich versteckt hat, geht zur Arbeit: Krabben, Garnelen, jagende Muränen, an guten Abenden eine Spanische Tänzerin. Sie sehen nur, was Ihre Lampe zeigt, und das ist der Reiz: Man sucht nicht mehr das große Bild, sondern betrachtet eine Minute lang einen Quadratmeter.',
      'Sie lernen, eine Lampe so zu halten, dass sie niemanden blendet, mit ihr Zeichen zu geben, Buddy und Richtung ohne Horizont zu behalten und was zu tun ist, wenn ein Licht ausgeht. Der erste Tauchgang beginnt im letzten Tageslicht, damit die Dunkelheit kommt, wenn Sie schon ruhig sind.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Pickup after lunch, torch drill on the beach, one dive at Coral Garden from dusk into the dark; dinner by the sea.',
        id: 'Dijemput seusai makan siang, latihan senter di pantai, satu penyelaman di Coral Garden dari senja sampai gelap; makan malam di tepi laut.',
        ja: '昼過ぎにお迎え。浜でライトの練習、コーラルガーデンで夕暮れから夜にかけて1本。海辺で夕食。',
        zh: '午饭后接您，在沙滩上练手电，黄昏时在珊瑚花园下水，潜到天黑；海边晚餐。',
        de: 'Abholung nach dem Mittag, Lampenübung am Strand, ein Tauchgang im Coral Garden von der Dämmerung ins Dunkle; Abendessen am Meer.',
      },
    },
    {
      at: '2',
      text: {
        en: 'A dusk dive and a dive in the dark on the outside of the Liberty, soup in between; certification, back before midnight.',
        id: 'Satu penyelaman senja dan satu penyelaman malam di sisi luar Liberty, sup di antaranya; sertifikasi, kembali sebelum tengah malam.',
        ja: 'リバティ号の外側で、夕暮れと暗闇の2本。合間にスープで温まります。認定後、日付が変わる前にホテルへ。',
        zh: '在自由号船身外侧黄昏一潜、夜里一潜，中间喝热汤；发证，午夜前送回。',
        de: 'Ein Tauchgang in der Dämmerung und einer im Dunkeln außen an der Liberty, dazwischen Suppe; Brevet, vor Mitternacht zurück.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    included.equipment,
    included.torches,
    included.seaDives,
    included.certification,
    {
      en: 'Soup, dinner and drinking water',
      id: 'Sup, makan malam, dan air minum',
      ja: 'スープ、夕食、飲料水',
      zh: '热汤、晚餐和饮用水',
      de: 'Suppe, Abendessen und Trinkwasser',
    },
    included.transfer,
  ),
  excluded: listed(excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'Is it dangerous to dive in the dark?',
        id: 'Apakah menyelam dalam gelap berbahaya?',
        ja: '夜のダイビングは危険ではありませんか。',
        zh: '黑暗中潜水危险吗？',
        de: 'Ist Tauchen im Dunkeln gefährlich?',
      },
      answer: {
        en: 'Not with a place you know, modest depth and two lights within reach. We stay above 18 metres, enter no passages at night and mark the exit on the beach with a lamp.',
        id: 'Tidak, asalkan tempatnya dikenal, kedalamannya sedang, dan dua cahaya dalam jangkauan. Kami tetap di atas 18 meter, tidak melewati lorong, dan menandai titik keluar di pantai dengan lampu.',
        ja: 'よく知った場所、浅めの水深、手の届くところに2つのライト。この条件なら心配ありません。18mより浅く潜り、夜は船内の通路に入らず、エキジット地点には灯りを置きます。',
        zh: '地点熟悉、深度适中、手边有两个光源，就不危险。我们不超过18米，夜里不进通道，并在岸上用灯标出出水点。',
        de: 'Nicht an einem vertrauten Platz, in mäßiger Tiefe und mit zwei Lichtern in Reichweite. Wir bleiben flacher als 18 Meter, tauchen nachts durch keine Durchgänge und markieren den Ausstieg am Strand mit einer Lampe.',
      },
    },
    {
      question: {
        en: 'Can we dive on the morning in between?',
        id: 'Bolehkah menyelam di pagi hari di antaranya?',
        ja: '2日目の朝も潜れますか。',
        zh: '两晚之间的早上可以潜水吗？',
        de: 'Können wir am Morgen dazwischen tauchen?',
      },
      answer: {
        en: 'Better not; you come home late, and four dives within a day are work. Sleep, swim, and keep something for the evening.',
        id: 'Sebaiknya tidak; Anda pulang larut, dan empat penyelaman dalam sehari itu berat. Tidur, berenang santai, simpan tenaga untuk malamnya.',
        ja: 'おすすめしません。帰りが遅く、1日4本は負担になります。よく眠って、夕方のために余力を残してください。',
        zh: '最好别。回来得晚，一天之内四潜太累。睡一觉、游游泳，把精力留给傍晚。',
        de: 'Lieber nicht; Sie kommen spät nach Hause, und vier Tauchgänge in einem Tag sind Arbeit. Schlafen Sie aus und heben Sie sich etwas für den Abend auf.',
      },
    },
    {
      question: {
        en: 'What is the difference from the night dive trip?',
        id: 'Apa bedanya dengan trip penyelaman malam?',
        ja: 'ナイトダイブのツアーとの違いは何ですか。',
        zh: '与夜潜行程有什么不同？',
        de: 'Was unterscheidet den Kurs von der Nachtausfahrt?',
      },
      answer: {
        en: 'On the trip a guide leads you. In the course you lead, with an instructor behind you, and afterwards you may plan night dives with a buddy of your own.',
        id: 'Dalam trip, pemandu yang memimpin. Dalam kursus, Anda yang memimpin dengan instruktur di belakang, dan setelahnya boleh merencanakan penyelaman malam bersama buddy sendiri.',
        ja: 'ツアーではガイドが先導します。コースではご自分が先頭に立ち、インストラクターは後ろから見守ります。修了後はバディと自分たちでナイトを計画できます。',
        zh: '行程由潜导带着您；课程是您带路，教练跟在后面，结业后您可以与自己的潜伴计划夜潜。',
        de: 'Auf der Ausfahrt führt Sie ein Guide. Im Kurs führen Sie, mit dem Tauchlehrer hinter sich, und dürfen danach Nachttauchgänge mit dem eigenen Buddy planen.',
      },
    },
  ],
  area: 'tulamben',
  difficulty: 'moderate',
  diveCount: 3,
  durationDays: 2,
  minimumAge: 12,
  minimumLevel: 'open_water',
  languages: ['en', 'id', 'ja', 'de'],
  pickup: true,
  transfers: eveningTransfers,
  weekdays: [2, 4],
  seatsPerDay: 4,
  cutOffHours: 24,
  departureTime: '17:30',
  depthLimit: 18,
  currentLimit: 1,
  maxQuantity: 2,
  price: 7_800_000,
  variants: [],
  addOns: ['prescription-mask', 'din-adaptor'],
  locations: ['coral-garden', 'usat-liberty'],
  comesAfter: ['open-water-diver'],
};
