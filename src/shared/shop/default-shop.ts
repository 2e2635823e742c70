import type { z } from '@/shared/schema/zod';
import type { ShopAgencies } from './agencies';
import type { ShopIdentity } from './identity';
import type { ShopInvoices } from './invoicing';
import type { ShopPickup } from './pickup';
import type { counter, ShopSelling } from './selling';

/** The settings that apply until the shop saves its own. */
export const defaultIdentity: ShopIdentity = {
  name: 'Segara Dive',
  logo: null,
  email: 'hello@segara.test',
  phones: [{ label: 'Dive centre', number: '+62 361 555 0142' }],
  whats_app: '+62 812 5550 0142',
  addresses: [
    {
      label: 'Dive centre',
      street: 'Jalan Danau Tamblingan 118',
      town: 'Sanur, Denpasar',
      region: 'Bali',
      postcode: '80228',
    },
  ],
  position: { latitude: -8.6926, longitude: 115.2637 },
  opening: { from: '07:00', to: '18:00' },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/segara.dive.demo' },
    { name: 'Facebook', href: 'https://www.facebook.com/segara.dive.demo' },
    { name: 'YouTube', href: 'https://www.youtube.com/@segara.dive.demo' },
  ],
  licences: [],
};

export const defaultSelling: ShopSelling = {
  deposit_percent: 30,
  refund_bands: [
    { hours: 72, percent: 100 },
    { hours: 24, percent: 50 },
  ],
  hold_minutes: null,
  divers_per_guide: 4,
  cut_off_hours: 12,
  unpaid_orders: 3,
  unpaid_seats: 24,
  orders_an_hour: 20,
};

export const defaultCounter: z.infer<typeof counter> = { methods: ['cash', 'card', 'transfer', 'qris', 'on_account'] };

export const defaultInvoices: ShopInvoices = {
  prefix: 'INV-',
  legal_name: '',
  legal_address: '',
  tax_number: '',
  lines: [],
};

export const defaultAgencies: ShopAgencies = {
  equivalences: [
    // A Sports Diver dives to 35 metres and is trained to rescue.
    { association: 'BSAC', level: 'advanced', counts_as: 'rescue' },
    // Gold is a CMAS diver with three stars.
    { association: 'VDST', level: 'rescue', counts_as: 'divemaster' },
  ],
  recency: { few_dives: 50, few_months: 12, some_dives: 100, some_months: 24, all_months: 60 },
};

export const defaultPickup: ShopPickup = {
  areas: [
    {
      slug: 'nusa_dua',
      names: {
        en: 'Nusa Dua and Tanjung Benoa',
        id: 'Nusa Dua dan Tanjung Benoa',
        ja: 'ヌサドゥア、タンジュンブノア',
        zh: '努沙杜瓦、丹戎贝诺阿',
        de: 'Nusa Dua und Tanjung Benoa',
      },
      from: '06:30',
      to: '06:45',
      active: true,
    },
    {
      slug: 'kuta',
      names: {
        en: 'Kuta',
        id: 'Kuta',
        ja: 'クタ',
        zh: '库塔',
        de: 'Kuta',
      },
      from: '06:30',
      to: '06:45',
      active: true,
    },
    {
      slug: 'sanur',
      names: {
        en: 'Sanur',
        id: 'Sanur',
        ja: 'サヌール',
        zh: '沙努尔',
        de: 'Sanur',
      },
      from: '07:00',
      to: '07:15',
      active: true,
    },
  ],
  returning: { from: '16:00', to: '18:00' },
};
