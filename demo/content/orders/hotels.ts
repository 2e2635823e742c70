import type { DemoOrder } from './types';

export type Hotel = Required<Pick<DemoOrder, 'pickup' | 'address'>>;

/** Invented houses on streets that exist, some in each pickup area. */
export const hotels: readonly Hotel[] = [
  { pickup: 'sanur', address: 'Villa Melati, Jalan Danau Tamblingan 48, Sanur' },
  { pickup: 'kuta', address: 'Losmen Kamboja, Jalan Poppies II 17, Kuta' },
  { pickup: 'nusa_dua', address: 'Wisma Bahari, Jalan Pratama 63, Tanjung Benoa' },
  { pickup: 'sanur', address: 'Pondok Kelapa, Jalan Danau Toba 9, Sanur' },
  { pickup: 'kuta', address: 'Hotel Cempaka, Jalan Kayu Aya 21, Seminyak' },
  { pickup: 'nusa_dua', address: 'Villa Anggrek, Jalan Siligita 12, Nusa Dua' },
  { pickup: 'sanur', address: 'Rumah Teratai, Jalan Pungutan 5, Sanur' },
  { pickup: 'kuta', address: 'Griya Pandan, Jalan Melasti 30, Legian' },
];

/** Customers who have not said yet where they stay on these days. */
export const withoutHotel: Record<string, { from: number; to: number }> = {
  'wei.lim': { from: 0, to: 0 },
  'freja.nielsen': { from: 1, to: 1 },
  'reto.keller': { from: 2, to: 2 },
};
