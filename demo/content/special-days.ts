import type { Localised } from './types';

export type SpecialDay = {
  product: string;
  /**
   * Approximate days after the day of the seed; the next weekday of the product, or a day outside its week, is taken.
   */
  ahead: number;
  outsideOfWeek?: boolean;
  /** Departure time of an additional departure. */
  time?: string;
  closed?: boolean;
  seats?: number;
  note: Localised;
};

/** Days on which the schedule differs from the product's usual schedule. */
export const specialDays: SpecialDay[] = [
  {
    product: 'nusa-penida-mantas',
    ahead: 9,
    closed: true,
    note: {
      en: 'Our boat is in the yard for a day, so that it takes you out safely for the rest of the year.',
      id: 'Kapal kami masuk galangan sehari, supaya aman mengantar Anda sepanjang tahun.',
      ja: 'この日は船の点検のためお休みします。一年を通して安全にお連れするためです。',
      zh: '当天我们的船进厂保养，好在全年安全地送您出海。',
      de: 'Unser Boot liegt einen Tag in der Werft, damit es Sie das ganze Jahr sicher hinausbringt.',
    },
  },
  {
    product: 'nusa-penida-mantas',
    ahead: 12,
    seats: 18,
    note: {
      en: 'A second boat goes out that day: more places than usual.',
      id: 'Hari itu ada kapal kedua: tempatnya lebih banyak dari biasanya.',
      ja: 'この日は2隻で出港するため、通常より多くご参加いただけます。',
      zh: '当天加开一艘船，名额比平时多。',
      de: 'An diesem Tag fährt ein zweites Boot: Es gibt mehr Plätze als sonst.',
    },
  },
  {
    product: 'usat-liberty-wreck',
    ahead: 7,
    seats: 4,
    note: {
      en: 'A small group: two of our guides are away on a course.',
      id: 'Kelompok kecil: dua pemandu kami sedang mengikuti kursus.',
      ja: 'ガイド2名が研修のため、少人数での開催です。',
      zh: '小团出行：我们有两位潜导外出进修。',
      de: 'Eine kleine Gruppe: Zwei unserer Guides sind auf einem Kurs.',
    },
  },
  {
    product: 'usat-liberty-wreck',
    ahead: 15,
    seats: 0,
    note: {
      en: 'A dive club has the whole trip to itself that day.',
      id: 'Hari itu seluruh trip dipesan satu klub selam.',
      ja: 'この日はダイビングクラブの貸し切りです。',
      zh: '当天由一家潜水俱乐部包团。',
      de: 'An diesem Tag hat ein Tauchclub die ganze Ausfahrt für sich.',
    },
  },
  {
    product: 'crystal-bay-and-toyapakeh',
    ahead: 11,
    outsideOfWeek: true,
    seats: 6,
    note: {
      en: 'An extra day, because so many asked for it.',
      id: 'Hari tambahan, karena banyak yang memintanya.',
      ja: 'ご要望にお応えして追加した開催日です。',
      zh: '应许多客人的要求加开的一天。',
      de: 'Ein zusätzlicher Tag, weil so viele danach gefragt haben.',
    },
  },
  {
    product: 'lembongan-drift',
    ahead: 14,
    closed: true,
    note: {
      en: 'The crew is at the temple: it is a festival day in their village.',
      id: 'Kru sedang di pura: ada odalan di desa mereka.',
      ja: 'スタッフの村の寺院祭礼のため、お休みします。',
      zh: '当天是船员村里的寺庙庆典，大家都去寺庙了。',
      de: 'Die Crew ist im Tempel: In ihrem Dorf ist Festtag.',
    },
  },
  {
    product: 'padang-bai-day',
    ahead: 10,
    time: '13:00',
    seats: 6,
    note: {
      en: 'A second boat leaves after lunch that day.',
      id: 'Hari itu ada kapal kedua yang berangkat setelah makan siang.',
      ja: 'この日は昼食後にもう1便出港します。',
      zh: '当天午饭后加开一班船。',
      de: 'An diesem Tag fährt nach dem Mittag ein zweites Boot.',
    },
  },
  {
    product: 'open-water-diver',
    ahead: 13,
    closed: true,
    note: {
      en: 'The pool is being refilled that day.',
      id: 'Hari itu air kolam kami diganti.',
      ja: 'この日はプールの水を入れ替えます。',
      zh: '当天泳池换水。',
      de: 'Der Pool bekommt an diesem Tag frisches Wasser.',
    },
  },
];
