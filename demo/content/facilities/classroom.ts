import type { FacilityContent } from '../types';

export const classroom: FacilityContent = {
  slug: 'classroom',
  kind: 'classroom',
  name: {
    en: 'Garden classroom',
    id: 'Ruang kelas di taman',
    ja: '庭に面した教室',
    zh: '花园教室',
    de: 'Seminarraum am Garten',
  },
  position: { latitude: -8.6925, longitude: 115.2639 },
  summary: {
    en: 'An open pavilion with a chart on the wall and a fan overhead, for the parts of a course that are better explained dry.',
    id: 'Bale terbuka dengan peta di dinding dan kipas di langit-langit, untuk bagian kursus yang lebih baik dijelaskan di darat.',
    ja: '壁に海図、天井に扇風機。水の外で説明したほうがわかりやすいことを学ぶ、風の通る教室です。',
    zh: '通风的凉亭式教室，墙上挂海图，头顶转风扇，在岸上更容易讲清楚的，都在这里讲。',
    de: 'Ein offener Pavillon mit Karte an der Wand und Ventilator unter dem Dach, für alles, was sich im Trockenen besser erklärt.',
  },
  body: {
    en: [
      'Most theory is done at home with eLearning, at your own speed and in your own language. What remains is what needs a person: questions, the dive tables that everybody is afraid of, and the briefing before the sea. For that we have an open pavilion beside the garden with room for eight and, as a rule, not more than four in it.',
      'The big chart shows every site we dive, drawn by our guides after the dive and corrected ever since. In the evenings the room belongs to those on the professional path: presentations, physics, skill circuits on paper. You can have it to study in on any day; the coffee machine is next door.',
    ],
    id: [
      'Sebagian besar teori dipelajari di rumah lewat eLearning, dengan kecepatan dan bahasa Anda sendiri. Yang tersisa adalah yang membutuhkan manusia: pertanyaan, tabel selam yang ditakuti semua orang, dan briefing sebelum ke laut. Untuk itu ada bale terbuka di samping taman yang muat delapan orang dan biasanya diisi tidak lebih dari empat.',
      'Peta besar menunjukkan semua lokasi kami, digambar para pemandu seusai menyelam dan terus diperbaiki. Malam hari ruangan ini milik mereka yang menempuh jalur profesional: presentasi, fisika, latihan keterampilan di atas kertas. Anda boleh belajar di sini kapan pun; mesin kopi ada di sebelah.',
    ],
    ja: [
      '学科の多くはeラーニングで、ご自宅でご自分の言語とペースで進められます。残るのは、人と話したほうがよいことです。質問、誰もが苦手なダイブテーブル、海に入る前のブリーフィング。庭に面した風通しのよい教室は8名用ですが、ふだんは4名までで使っています。',
      '大きな地図には、ガイドが潜るたびに描き、直し続けてきた全ポイントが載っています。夜はプロを目指す人たちの時間。プレゼンテーション、物理、スキルの段取りなどに使います。自習にはいつでもどうぞ。コーヒーマシンは隣です。',
    ],
    zh: [
      '大部分理论在家用eLearning完成，语言和进度由您自己定。剩下的是需要有人当面讲的：提问、人人都怕的潜水计划表，以及下海前的简报。花园旁这间敞开的凉亭能坐八人，通常不超过四人。',
      '墙上那张大图画着我们所有的潜点，是潜导们潜完回来画的，多年来一直在改。晚上这里属于走专业路线的学员：讲课练习、物理、技巧流程的纸上推演。平时想来自习随时欢迎，咖啡机就在隔壁。',
    ],
    de: [
      'Den größten Teil der Theorie machen Sie zu Hause per eLearning, in Ihrem Tempo und Ihrer Sprache. Übrig bleibt, was einen Menschen braucht: Fragen, die Tauchtabelle, vor der sich alle fürchten, und das Briefing vor dem Meer. Dafür gibt es den offenen Pavillon am Garten mit Platz für acht, in dem meist höchstens vier sitzen.',
      'Die große Karte zeigt alle unsere Plätze, von den Guides nach dem Tauchen gezeichnet und seither immer wieder verbessert. Abends gehört der Raum den angehenden Profis: Vorträge, Physik, Übungsabläufe auf dem Papier. Zum Lernen können Sie jederzeit herein; die Kaffeemaschine steht nebenan.',
    ],
  },
  equipment: {
    en: [
      'Projector and screen',
      'Hand-drawn maps of the dive sites',
      'Course books in five languages',
      'Tablets for eLearning',
      'Resuscitation manikins and a training AED',
    ],
    id: [
      'Proyektor dan layar',
      'Peta lokasi selam gambar tangan',
      'Buku kursus dalam lima bahasa',
      'Tablet untuk eLearning',
      'Manekin resusitasi dan AED latihan',
    ],
    ja: [
      'プロジェクターとスクリーン',
      '手描きのポイントマップ',
      '5言語の教材',
      'eラーニング用タブレット',
      '心肺蘇生用マネキンと練習用AED',
    ],
    zh: ['投影仪与幕布', '手绘潜点图', '五种语言的教材', '用于eLearning的平板电脑', '心肺复苏假人与训练用AED'],
    de: [
      'Beamer und Leinwand',
      'Handgezeichnete Karten der Tauchplätze',
      'Kursbücher in fünf Sprachen',
      'Tablets fürs eLearning',
      'Übungspuppen zur Wiederbelebung und Trainings-AED',
    ],
  },
  scene: 'classroom',
};
