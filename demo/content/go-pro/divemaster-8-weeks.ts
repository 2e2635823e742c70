import type { ProductContent } from '../types';
import { divemasterTerms } from './divemaster-terms';
import { excluded, included, listed } from './phrases';

export const divemaster8Weeks: ProductContent = {
  ...divemasterTerms,
  slug: 'divemaster-8-weeks',
  kind: 'go_pro',
  programme: 'divemaster',
  bookable: true,
  title: {
    en: 'Divemaster in eight weeks',
    id: 'Divemaster dalam delapan minggu',
    ja: 'ダイブマスター8週間',
    zh: '潜水长八周课程',
    de: 'Divemaster in acht Wochen',
  },
  summary: {
    en: 'The same training with twice the days on boats: time to know Penida in more than one mood.',
    id: 'Pelatihan yang sama dengan hari di kapal dua kali lipat: waktu untuk mengenal Penida dalam berbagai suasana.',
    ja: '同じ内容で、船に乗る日は2倍。ペニダの海のいろいろな顔を知る時間があります。',
    zh: '同样的训练，在船上的日子多一倍：有时间见识佩尼达不同的脾气。',
    de: 'Dieselbe Ausbildung mit doppelt so vielen Tagen auf dem Boot: Zeit, Penida in mehr als einer Laune kennenzulernen.',
  },
  body: {
    en: [
      'Eight weeks cover two full moons, two springs of strong current and at least one week of bad visibility. You see the same sites again and again, and that is what guiding rests on. Between the training days you dive along on our trips whenever a seat is free.',
      'This version suits those with few dives beyond the forty, and those who would like to continue to instructor. In the last month you lead small groups regularly, and one of our guides writes down after each dive what was good and what was not.',
    ],
    id: [
      'Delapan minggu mencakup dua bulan purnama, dua masa arus kuat, dan setidaknya satu minggu jarak pandang buruk. Anda melihat lokasi yang sama berulang kali, dan di situlah dasar memandu. Di antara hari latihan Anda ikut trip kami setiap ada tempat kosong.',
      'Versi ini cocok bagi yang penyelamannya baru sekitar empat puluh dan yang ingin lanjut ke instruktur. Di bulan terakhir Anda rutin memimpin kelompok kecil, dan setiap selesai menyelam pemandu kami mencatat apa yang baik dan apa yang belum.',
    ],
    ja: [
      '8週間あれば、満月が2回、強い大潮が2回、透明度の悪い週も一度は巡ってきます。同じポイントを何度も見ること。それがガイドの土台です。トレーニングのない日も、席が空いていればツアーに同乗して潜れます。',
      '40本を超えたばかりの方や、インストラクターまで続けたい方に向いています。後半は小グループを定期的に引率し、ガイドが毎回、良かった点と直す点を書いてお渡しします。',
    ],
    zh: [
      '八周会经历两次满月、两轮大潮强流，至少还有一周能见度很差。同样的潜点一看再看，带潜的本事就是这样练出来的。没有训练的日子，只要行程有空位就跟船去潜。',
      '适合刚过四十潜，或打算继续考教练的人。最后一个月您会定期带小组，每潜之后，我们的潜导都会写下哪里好、哪里还要改。',
    ],
    de: [
      'Acht Wochen umfassen zwei Vollmonde, zweimal starke Springströmung und mindestens eine Woche schlechte Sicht. Sie sehen dieselben Plätze immer wieder, und darauf beruht das Führen. Zwischen den Trainingstagen tauchen Sie auf unseren Ausfahrten mit, sooft ein Platz frei ist.',
      'Das passt zu allen mit wenig mehr als vierzig Tauchgängen und zu denen, die weiter zum Tauchlehrer wollen. Im letzten Monat führen Sie regelmäßig kleine Gruppen, und einer unserer Guides schreibt nach jedem Tauchgang auf, was gut war und was nicht.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Skills, stamina, theory, and diving along on every kind of trip.',
        id: 'Keterampilan, stamina, teori, dan ikut menyelam di semua jenis trip.',
        ja: 'スキル、泳力、学科。あらゆるツアーに同行。',
        zh: '技巧、体能、理论，跟随各种行程下水。',
        de: 'Übungen, Ausdauer, Theorie und Mittauchen auf jeder Art von Ausfahrt.',
      },
    },
    {
      at: '15',
      text: {
        en: 'Rescue, mapping, current and weather.',
        id: 'Penyelamatan, pemetaan, arus, dan cuaca.',
        ja: 'レスキュー、地図作り、潮と天気。',
        zh: '救援、绘图、水流与天气。',
        de: 'Rettung, Kartieren, Strömung und Wetter.',
      },
    },
    {
      at: '29',
      text: {
        en: 'Assisting in Open Water, Advanced and Rescue courses.',
        id: 'Membantu kursus Open Water, Advanced, dan Rescue.',
        ja: 'オープンウォーター、アドバンス、レスキュー講習のアシスト。',
        zh: '协助开放水域、进阶和救援课程。',
        de: 'Assistieren in Open-Water-, Advanced- und Rescue-Kursen.',
      },
    },
    {
      at: '43',
      text: {
        en: 'Leading your own groups, exam and appraisal.',
        id: 'Memimpin kelompok sendiri, ujian, dan evaluasi.',
        ja: '自分のグループを引率。試験と講評。',
        zh: '独立带组，考试与总评。',
        de: 'Eigene Gruppen führen, Prüfung und Beurteilung.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch, {
    en: 'Fun dives on our trips whenever a seat is free',
    id: 'Menyelam di trip kami setiap ada tempat kosong',
    ja: '空席があるときのツアー同行ダイブ',
    zh: '行程有空位时可随船潜水',
    de: 'Mittauchen auf unseren Ausfahrten, wenn ein Platz frei ist',
  }),
  excluded: listed(
    excluded.fees,
    excluded.materials,
    excluded.ownKit,
    excluded.doctor,
    excluded.insurance,
    excluded.stay,
  ),
  faqs: [
    {
      question: {
        en: 'How many dives will I have at the end?',
        id: 'Berapa penyelaman saya pada akhirnya?',
        ja: '修了時には何本くらいになりますか。',
        zh: '结束时能有多少潜？',
        de: 'Wie viele Tauchgänge habe ich am Ende?',
      },
      answer: {
        en: 'Sixty are required; most who stay eight weeks leave with a hundred or close to it. It depends on the season and on your ears.',
        id: 'Syaratnya enam puluh; kebanyakan yang tinggal delapan minggu pulang dengan sekitar seratus. Tergantung musim dan telinga Anda.',
        ja: '必要なのは60本ですが、8週間いる方は100本前後になることが多いです。季節と、耳の調子しだいです。',
        zh: '要求六十潜，待满八周的人大多接近一百潜，看季节，也看您的耳朵。',
        de: 'Sechzig sind Pflicht; die meisten gehen nach acht Wochen mit etwa hundert. Es hängt von der Saison ab und von Ihren Ohren.',
      },
    },
    {
      question: {
        en: 'Can I take a week off in between?',
        id: 'Bisakah libur seminggu di tengahnya?',
        ja: '途中で1週間休めますか。',
        zh: '中间可以休一周吗？',
        de: 'Kann ich zwischendurch eine Woche freinehmen?',
      },
      answer: {
        en: 'Yes, tell your mentor in time. Many use it for Menjangan, Komodo or their visa.',
        id: 'Bisa, beri tahu mentor jauh hari. Banyak yang memakainya untuk Menjangan, Komodo, atau urusan visa.',
        ja: 'はい、早めにメンターへお知らせください。ムンジャンガンやコモドへ行く方、ビザの手続きにあてる方もいます。',
        zh: '可以，请提前告诉导师。不少人用这一周去鹿岛、科莫多，或者办签证。',
        de: 'Ja, sagen Sie es Ihrem Mentor rechtzeitig. Viele nutzen sie für Menjangan, Komodo oder ihr Visum.',
      },
    },
  ],
  diveCount: 40,
  durationDays: 56,
  price: 36_000_000,
  locations: ['mangrove', 'toyapakeh', 'usat-liberty'],
};
