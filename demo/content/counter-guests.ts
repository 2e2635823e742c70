import type { CertificationLevel } from '../../src/features/booking/divers/domain/certification';
import type { Locale } from '../../src/shared/locale/locales';
import type { Hotel } from './orders/hotels';

/** A guest who booked at the counter or by phone. */
export type CounterGuest = {
  name: string;
  phone: string;
  locale: Locale;
  product: string;
  /** Days from the day of the seed; the next day with free seats is taken. */
  day: number;
  /** Hours from the booking to the seed. */
  hoursAgo: number;
  people: readonly { level: CertificationLevel; born?: string }[];
  /** Null for a guest whose seats are held until they pay tomorrow. */
  settled: 'cash' | 'on_account' | null;
  /** Null for guests who come to the shop. */
  hotel: Hotel | null;
  note?: string;
};

export const counterGuests: readonly CounterGuest[] = [
  {
    name: 'Ayu Pradnyani',
    phone: '+62 812 3700 1101',
    locale: 'id',
    product: 'padang-bai-day',
    day: 3,
    hoursAgo: 27,
    people: [{ level: 'advanced' }, { level: 'open_water' }],
    settled: 'on_account',
    hotel: { pickup: 'sanur', address: 'Villa Taman, Jalan Danau Poso 66, Sanur' },
    note: 'Guests of Villa Taman: the villa pays at the end of the month.',
  },
  {
    name: 'Sophie Laurent',
    phone: '+33 6 12 34 56 78',
    locale: 'en',
    product: 'amed-day',
    day: 2,
    hoursAgo: 3,
    people: [{ level: 'open_water' }, { level: 'open_water' }],
    settled: 'cash',
    hotel: { pickup: 'kuta', address: 'Penginapan Sari, Jalan Petitenget 8, Seminyak' },
  },
  {
    name: 'Tom Becker',
    phone: '+49 151 23456701',
    locale: 'de',
    product: 'snorkel-padang-bai',
    day: 5,
    hoursAgo: 1,
    people: [{ level: 'none' }, { level: 'none', born: '2017-03-02' }],
    settled: null,
    hotel: null,
    note: 'Comes by tomorrow afternoon to pay; his son is nine.',
  },
];
