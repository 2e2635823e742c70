import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const deepDiver: ProductContent = {
  slug: 'deep-diver',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Deep Diver',
    id: 'Deep Diver',
    ja: 'ディープ・ダイバー',
    zh: '深潜专长（Deep Diver）',
    de: 'Deep Diver',
  },
  summary: {
    en: 'Four dives along the walls of the east, the last two to 40 metres at most, planned on paper and kept to the minute.',
    id: 'Empat penyelaman di dinding timur, dua terakhir paling dalam 40\u00a0meter, direncanakan di kertas dan ditepati sampai menit.',
    ja: '東部の壁で4本。最後の2本は最大40mまで。紙に計画を書き、分単位で守るダイビングです。',
    zh: '在东部断崖潜四次，最后两次最深40米，计划写在纸上，按分钟执行。',
    de: 'Vier Tauchgänge an den Wänden des Ostens, die letzten beiden bis höchstens 40\u00a0Meter, auf Papier geplant und auf die Minute eingehalten.',
  },
  body: {
    en: [
      'Depth is not an aim; it is where some things happen to be. Below 30 metres the air in the tank shrinks quickly, thoughts become slower without your noticing, and the way home is long. You learn to plan gas for two, to recognise narcosis in a simple sum or in the eyes of your buddy, and to turn back while it still feels early.',
      'We go to the Drop-Off at Tulamben, where lava fell straight into the sea, and to the wall of Jemeluk. Both begin at the shore, so the ascent is a walk up the reef in good light. A tank with regulator hangs at five metres for every dive, and nobody has ever minded having it there.',
    ],
    id: [
      'Kedalaman bukan tujuan; hanya saja ada hal yang memang berada di sana. Lebih dalam dari 30 meter udara cepat menyusut, pikiran melambat tanpa terasa, dan jalan pulang panjang. Anda belajar merencanakan gas untuk dua orang, mengenali narkosis lewat hitungan sederhana atau dari mata buddy, dan berbalik selagi rasanya masih terlalu dini.',
      'Kita ke Drop-Off Tulamben, tempat lava jatuh lurus ke laut, dan ke dinding Jemeluk. Keduanya dimulai dari pantai, jadi naiknya seperti berjalan menyusuri terumbu dalam cahaya terang. Satu tabung dengan regulator selalu tergantung di lima meter, dan belum pernah ada yang keberatan.',
    ],
    ja: [
      '深さは目的ではありません。見たいものがたまたま深いところにある、というだけです。30mを超えるとエアは早く減り、思考は知らないうちに鈍り、帰り道は長くなります。二人分のガス計画を立て、簡単な計算やバディの目つきから窒素酔いに気づき、まだ早いと思ううちに引き返すことを学びます。',
      '潜るのは、溶岩が海へまっすぐ落ちたトランベンのドロップオフと、ジュムルックの壁です。どちらも岸から続いているので、浮上は明るいリーフをゆっくり上っていく形になります。水深5mには毎回予備のタンクとレギュレーターを吊るします。あって困ったことは一度もありません。',
    ],
    zh: [
      '深度不是目的，只是有些东西恰好在深处。过了30米，气消耗得快，思维会在不知不觉中变慢，回程也长。您会学到按两个人规划用气，用一道简单的算术或潜伴的眼神识别氮醉，在还觉得早的时候就掉头。',
      '我们去图蓝本断崖，那里的熔岩直落入海，还有杰梅卢克断崖。两处都从岸边开始，上升就像在明亮的光线里沿着礁坡慢慢走回来。每一潜都在五米处挂一支带调节器的备用气瓶，从来没人嫌它多余。',
    ],
    de: [
      'Tiefe ist kein Ziel; manches liegt eben dort. Unterhalb von 30 Metern schwindet die Luft rasch, die Gedanken werden langsamer, ohne dass man es merkt, und der Heimweg ist lang. Sie lernen, Gas für zwei zu planen, einen Tiefenrausch an einer einfachen Rechnung oder am Blick des Buddys zu erkennen und umzukehren, solange es sich noch früh anfühlt.',
      'Wir tauchen am Drop-off in Tulamben, wo die Lava senkrecht ins Meer fiel, und an der Wand von Jemeluk. Beide beginnen am Ufer, der Aufstieg ist ein Spaziergang das Riff hinauf bei gutem Licht. Auf fünf Metern hängt jedes Mal eine Flasche mit Regler, und gestört hat sie noch niemanden.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Amed: theory on the way, then two dives at Jemeluk Wall, to 28 and 30 metres.',
        id: 'Amed: teori di perjalanan, lalu dua penyelaman di Jemeluk Wall, sampai 28 dan 30 meter.',
        ja: 'アメッド：移動中に学科、ジュムルック・ウォールで2本（水深28mと30mまで）。',
        zh: '艾湄：路上讲理论，杰梅卢克断崖两潜，分别到28米和30米。',
        de: 'Amed: Theorie unterwegs, dann zwei Tauchgänge an der Wand von Jemeluk, bis 28 und 30 Meter.',
      },
    },
    {
      at: '2',
      text: {
        en: 'Tulamben: two dives at the Drop-Off, to 35 and at most 40 metres, with a reserve tank on the line; certification.',
        id: 'Tulamben: dua penyelaman di Drop-Off, sampai 35 dan paling dalam 40 meter, dengan tabung cadangan di tali; sertifikasi.',
        ja: 'トランベン：ドロップオフで2本（35m、最大40mまで）。予備タンクを設置します。認定。',
        zh: '图蓝本：断崖两潜，分别到35米和最深40米，绳上挂备用气瓶；发证。',
        de: 'Tulamben: zwei Tauchgänge am Drop-off, bis 35 und höchstens 40 Meter, mit Reserveflasche an der Leine; Brevet.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    included.equipment,
    included.seaDives,
    included.certification,
    included.lunch,
    included.transfer,
  ),
  excluded: listed(excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'Do we always go to 40 metres?',
        id: 'Apakah pasti sampai 40 meter?',
        ja: '必ず40mまで潜りますか。',
        zh: '一定会潜到40米吗？',
        de: 'Geht es auf jeden Fall auf 40 Meter?',
      },
      answer: {
        en: 'No. It is a limit, not a target. If the day, the sea or one of you is better off at 34, the course counts just the same.',
        id: 'Tidak. Itu batas, bukan sasaran. Bila hari, laut, atau salah satu dari Anda lebih baik di 34 meter, kursusnya tetap sah.',
        ja: 'いいえ。40mは限度で、目標ではありません。その日の海や体調によって34mで止めても、講習は修了できます。',
        zh: '不一定。40米是上限，不是目标。如果当天的海况或您的状态更适合34米，课程照样算完成。',
        de: 'Nein. Das ist eine Grenze und kein Ziel. Ist der Tag, die See oder einer von Ihnen bei 34 besser aufgehoben, zählt der Kurs genauso.',
      },
    },
    {
      question: {
        en: 'Who may take part?',
        id: 'Siapa yang boleh ikut?',
        ja: '受講できるのは誰ですか。',
        zh: '谁可以参加？',
        de: 'Wer darf teilnehmen?',
      },
      answer: {
        en: 'Advanced divers from 15. We like to see twenty dives or so in the logbook, the last of them not long ago.',
        id: 'Penyelam Advanced mulai 15 tahun. Kami senang bila ada sekitar dua puluh penyelaman di buku log, dan yang terakhir belum lama.',
        ja: '15歳以上のアドバンス・ダイバーの方です。20本ほどの経験があり、最近も潜っていると安心です。',
        zh: '年满15岁的进阶潜水员。日志里最好有二十潜左右，而且近期潜过。',
        de: 'Advanced-Taucher ab 15. Wir sehen gern etwa zwanzig Tauchgänge im Logbuch, der letzte vor nicht allzu langer Zeit.',
      },
    },
    {
      question: {
        en: 'Is it sensible to combine this with nitrox?',
        id: 'Apakah masuk akal digabung dengan nitrox?',
        ja: 'ナイトロックスと組み合わせるのはどうですか。',
        zh: '和高氧课程一起上合适吗？',
        de: 'Ist die Verbindung mit Nitrox sinnvoll?',
      },
      answer: {
        en: 'Yes, for the dives around 30 metres. For 40 we dive air, since nitrox 32 is not meant for it. Both courses teach you why.',
        id: 'Ya, untuk penyelaman sekitar 30 meter. Untuk 40 meter kami memakai udara, karena nitrox 32 tidak untuk kedalaman itu. Alasannya dipelajari di kedua kursus.',
        ja: '30m前後のダイビングには有効です。40mではナイトロックス32は使えないため、空気で潜ります。その理由はどちらのコースでも学びます。',
        zh: '30米左右的潜水很合适。40米则用空气，因为高氧32不能下到那么深，原因两门课都会讲。',
        de: 'Ja, für die Tauchgänge um 30 Meter. Auf 40 tauchen wir Luft, denn Nitrox 32 ist dafür nicht gemacht. Warum, lernen Sie in beiden Kursen.',
      },
    },
  ],
  area: 'tulamben',
  difficulty: 'demanding',
  diveCount: 4,
  durationDays: 2,
  minimumAge: 15,
  minimumLevel: 'advanced',
  languages: ['en', 'id', 'ja', 'de'],
  pickup: true,
  weekdays: [2, 5],
  seatsPerDay: 4,
  cutOffHours: 48,
  depthLimit: 40,
  needs: { areas: ['amed', 'tulamben'] },
  maxQuantity: 2,
  price: 10_400_000,
  variants: [],
  addOns: ['large-tank', 'prescription-mask', 'din-adaptor'],
  locations: ['tulamben-drop-off', 'jemeluk-wall'],
  comesAfter: ['advanced-open-water-diver'],
};
