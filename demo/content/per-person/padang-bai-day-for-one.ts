import { padangBaiDay } from '../trips/padang-bai-day';
import type { Localised, ProductContent } from '../types';
import { forOne, variantsForOne } from './phrases';

const alone: ProductContent['faqs'][number] = {
  question: {
    en: 'I am travelling alone. Who dives with me?',
    id: 'Saya bepergian sendiri. Dengan siapa saya menyelam?',
    ja: '一人旅です。誰と潜りますか。',
    zh: '我一个人旅行，和谁一起潜？',
    de: 'Ich reise allein. Mit wem tauche ich?',
  },
  answer: {
    en: 'With the guide or with another guest of about your experience. Write in the booking how much diving you have done and which languages you speak; we put the pairs together the evening before.',
    id: 'Dengan pemandu atau tamu lain yang pengalamannya kurang lebih sama. Tulis saat memesan berapa banyak Anda sudah menyelam dan bahasa apa yang Anda kuasai; pasangan kami atur malam sebelumnya.',
    ja: 'ガイド、または経験の近いほかのお客様とバディを組みます。これまでの本数と話せる言語をご予約時にお書きください。組み合わせは前日の夜に決めます。',
    zh: '和潜导，或与经验相近的其他客人结伴。请在预订时写明潜水经验和会说的语言，我们前一晚安排搭档。',
    de: 'Mit dem Guide oder mit einem anderen Gast von etwa gleicher Erfahrung. Schreiben Sie in die Buchung, was Sie schon getaucht sind und welche Sprachen Sie sprechen; die Paare stellen wir am Abend davor zusammen.',
  },
};

const opening: Localised = {
  en: 'The same two bays and the same unhurried day as for pairs, booked and paid for one. If you travel alone, or if your companion stays on the beach, you need not look for a partner first: we do that.',
  id: 'Dua teluk yang sama dan hari yang sama santainya seperti untuk berdua, dipesan dan dibayar untuk satu orang. Kalau Anda bepergian sendiri, atau teman Anda memilih di pantai, tidak perlu mencari pasangan dulu: itu urusan kami.',
  ja: 'ペア向けの1日と同じ二つの湾を、同じゆったりした流れで。ご予約もお支払いもお一人分です。一人旅の方も、お連れ様が浜で過ごす方も、バディを探す必要はありません。こちらで手配します。',
  zh: '和双人行程一样的两个海湾、一样从容的一天，只按一人预订和付款。无论独自旅行，还是同伴留在沙滩，都不必先找搭档，由我们来安排。',
  de: 'Dieselben zwei Buchten und derselbe Tag ohne Eile wie für Paare, gebucht und bezahlt für eine Person. Ob Sie allein reisen oder Ihre Begleitung am Strand bleibt: Einen Partner müssen Sie nicht suchen, das übernehmen wir.',
};

export const padangBaiDayForOne: ProductContent = {
  ...padangBaiDay,
  slug: 'padang-bai-day-for-one',
  title: forOne(padangBaiDay.title),
  summary: {
    en: 'Two easy dives in Blue Lagoon and at Jepun for one person. We find you a buddy of your experience.',
    id: 'Dua penyelaman ringan di Blue Lagoon dan Jepun untuk satu orang. Kami carikan buddy yang pengalamannya setara.',
    ja: 'ブルーラグーンとジュプンでゆったり2本、お一人様向け。経験の近いバディをこちらで手配します。',
    zh: '一个人在蓝色潟湖和杰彭轻松潜两次，我们为您找经验相当的潜伴。',
    de: 'Zwei leichte Tauchgänge in der Blue Lagoon und bei Jepun für eine Person. Wir finden einen Buddy mit Ihrer Erfahrung.',
  },
  body: {
    en: [opening.en, ...padangBaiDay.body.en.slice(0, 2)],
    id: [opening.id, ...padangBaiDay.body.id.slice(0, 2)],
    ja: [opening.ja, ...padangBaiDay.body.ja.slice(0, 2)],
    zh: [opening.zh, ...padangBaiDay.body.zh.slice(0, 2)],
    de: [opening.de, ...padangBaiDay.body.de.slice(0, 2)],
  },
  faqs: [alone, ...padangBaiDay.faqs.slice(0, 2)],
  diversPerPackage: 1,
  allowHalfPackage: undefined,
  maxQuantity: 8,
  price: 1_500_000,
  variants: variantsForOne(1_500_000, 1_800_000),
  locations: ['jepun', 'blue-lagoon'],
  scene: undefined,
};
