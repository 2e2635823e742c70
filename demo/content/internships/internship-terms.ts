import type { Faq, ProductContent } from '../types';

/** Internships are arranged by inquiry, never booked online. */
export const internshipTerms = {
  kind: 'internship',
  bookable: false,
  area: 'sanur',
  difficulty: 'demanding',
  minimumAge: 18,
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: false,
  weekdays: [1],
  seatsPerDay: 4,
  cutOffHours: 168,
  maxQuantity: 1,
  price: null,
  variants: [],
  addOns: [],
} satisfies Partial<ProductContent>;

export const application: Faq = {
  question: {
    en: 'How do I apply?',
    id: 'Bagaimana cara mendaftar?',
    ja: '応募の流れを教えてください。',
    zh: '怎样申请？',
    de: 'Wie bewerbe ich mich?',
  },
  answer: {
    en: 'Send us the form with your intake date, level, logged dives and languages, and a few lines about why. We answer, talk by video for half an hour, and only then is a deposit due.',
    id: 'Kirim formulir berisi tanggal mulai, tingkat, jumlah penyelaman, dan bahasa Anda, serta beberapa baris alasannya. Kami membalas, berbincang lewat video setengah jam, dan baru setelah itu deposit dibayarkan.',
    ja: 'フォームで、開始希望日、資格、経験本数、話せる言語、志望の理由を数行お送りください。お返事のあと30分ほどビデオでお話しし、前金をいただくのはその後です。',
    zh: '填写表单：开始日期、级别、潜水次数、语言，再写几句为什么想来。我们回复后视频聊半小时，之后才需要付订金。',
    de: 'Schicken Sie uns das Formular mit Starttermin, Stufe, geloggten Tauchgängen, Sprachen und ein paar Zeilen zum Warum. Wir antworten, sprechen eine halbe Stunde per Video, und erst dann wird eine Anzahlung fällig.',
  },
};

export const visa: Faq = {
  question: {
    en: 'Is it paid, and which visa do I need?',
    id: 'Apakah dibayar, dan visa apa yang diperlukan?',
    ja: '報酬はありますか。ビザは必要ですか。',
    zh: '有报酬吗？需要什么签证？',
    de: 'Wird es bezahlt, und welches Visum brauche ich?',
  },
  answer: {
    en: 'No, it is training, and you do not replace staff. Rules on visas change; we name agents who know the current ones, but the decision and the responsibility stay with the authorities and with you.',
    id: 'Tidak, ini pelatihan dan Anda tidak menggantikan staf. Aturan visa berubah-ubah; kami menyebutkan agen yang memahami aturan terbaru, tetapi keputusan dan tanggung jawab ada pada pihak berwenang dan Anda sendiri.',
    ja: '研修ですので無給で、スタッフの代わりに働くものではありません。ビザの規定は変わるため、詳しい代理店をご紹介しますが、判断は当局に、手続きの責任はご本人にあります。',
    zh: '没有，这是培训，您不顶替员工。签证规定时有变化，我们可以介绍熟悉现行规定的中介，但决定权在主管部门，责任由您自己承担。',
    de: 'Nein, es ist eine Ausbildung, und Sie ersetzen kein Personal. Visaregeln ändern sich; wir nennen Ihnen Agenturen, die die aktuellen kennen, doch Entscheidung und Verantwortung liegen bei den Behörden und bei Ihnen.',
  },
};
