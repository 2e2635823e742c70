import type { Locale } from '../../src/shared/locale/locales';

type Answer = { hoursLater: number; body: string };

export type DemoMessage = {
  daysAgo: number;
  status: 'new' | 'read' | 'answered';
  locale: Locale;
  name: string;
  email: string;
  phone?: string;
  /** Contact messages only; an inquiry has a product instead. */
  subject?: string;
  product?: string;
  body: string;
  answer?: Answer;
};

/** Unanswered messages are the newest, so the inbox looks like a shop's in the morning. */
export const messages: readonly DemoMessage[] = [
  {
    daysAgo: 0.1,
    status: 'new',
    locale: 'en',
    name: 'Priya Nair',
    email: 'priya.nair@example.test',
    phone: '+91 98220 11223',
    product: 'nusa-penida-mantas',
    body: 'Hi! We are four friends, all Advanced, in Sanur from the 3rd. Is the manta trip doable in one day if one of us gets seasick easily? And can two of us share a camera guide?',
  },
  {
    daysAgo: 0.4,
    status: 'new',
    locale: 'de',
    name: 'Katharina Vogel',
    email: 'katharina.vogel@example.test',
    phone: '+49 160 1122334',
    product: 'open-water-diver',
    body: 'Hallo, meine Tochter ist gerade zehn geworden und möchte mit mir zusammen den Open Water machen. Geht das im selben Kurs, und wie lange sind wir jeden Tag im Wasser?',
  },
  {
    daysAgo: 0.9,
    status: 'new',
    locale: 'ja',
    name: '森 健太',
    email: 'mori.kenta@example.test',
    phone: '+81 90 5566 7788',
    subject: '器材レンタルについて',
    body: '度付きマスクのレンタルはありますか。左右とも－4.0です。フィンは28cmを希望します。',
  },
  {
    daysAgo: 1.6,
    status: 'read',
    locale: 'id',
    name: 'Ni Luh Ariani',
    email: 'ariani@example.test',
    phone: '+62 812 3300 4411',
    subject: 'Acara kantor untuk 20 orang',
    body: 'Selamat siang, kantor kami ingin mengadakan acara snorkeling bersama untuk sekitar 20 orang di akhir bulan. Apakah ada harga rombongan, dan bisakah makan siang tanpa daging babi?',
  },
  {
    daysAgo: 2.3,
    status: 'read',
    locale: 'zh',
    name: '刘洋',
    email: 'liu.yang@example.test',
    phone: '+86 137 2233 4455',
    product: 'usat-liberty-wreck',
    body: '您好，我和太太都是OW，去年潜了十几次。自由号沉船适合我们吗？可以安排会说中文的潜导吗？',
  },
  {
    daysAgo: 3.2,
    status: 'answered',
    locale: 'en',
    name: 'Ben Okafor',
    email: 'ben.okafor@example.test',
    phone: '+44 7911 123456',
    subject: 'Flying the day after',
    body: 'We fly home on Sunday at 14:30. Would a dive on Saturday morning still be all right?',
    answer: {
      hoursLater: 3,
      body: 'Hi Ben, yes, with one dive less: we surface at 11:30 on Saturday, which leaves you 27 hours before take-off. If you book the two morning dives only, you are well on the safe side. See you soon!',
    },
  },
  {
    daysAgo: 5.5,
    status: 'answered',
    locale: 'de',
    name: 'Markus Lang',
    email: 'markus.lang@example.test',
    subject: 'Nitrox',
    body: 'Ist Nitrox bei den Tagesausfahrten dabei oder kostet es extra?',
    answer: {
      hoursLater: 5,
      body: 'Hallo Markus, Nitrox buchst du je Flasche als Extra dazu, am einfachsten gleich bei der Buchung. Bring bitte deine Karte mit. Bis bald!',
    },
  },
  {
    daysAgo: 8,
    status: 'answered',
    locale: 'en',
    name: 'Sara Lindholm',
    email: 'sara.lindholm@example.test',
    phone: '+46 73 555 01 22',
    subject: 'Divemaster internship next spring',
    body: 'I have 62 logged dives and would like to become a divemaster next spring. How many interns do you take at a time, and can you help with the visa?',
    answer: {
      hoursLater: 20,
      body: 'Dear Sara, we take four interns at a time, so that everybody works with a mentor of their own. The next intake with a free bed is in March. We send you the visa agent’s details separately. Warm regards from Sanur!',
    },
  },
];
