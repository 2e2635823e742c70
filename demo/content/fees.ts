import type { Shop } from '../../src/shared/shop/sections';

const everybody = (amount: number) => ({ adult: amount, child: amount });
const rates = (foreign: { adult: number; child: number }, domestic: { adult: number; child: number }) => ({
  foreign_adult: foreign.adult,
  foreign_child: foreign.child,
  domestic_adult: domestic.adult,
  domestic_child: domestic.child,
});

export const fees: Shop['fees'] = {
  fees: [
    {
      id: '6f1c0a52-9f0e-4a53-9d55-0d6a3c8e1b01',
      names: {
        en: 'Nusa Penida marine levy',
        id: 'Retribusi wisata Nusa Penida',
        ja: 'ヌサペニダ海洋保護区入域料',
        zh: '佩尼达岛海洋保护区游客费',
        de: 'Meerespark-Gebühr Nusa Penida',
      },
      areas: ['nusa_penida', 'nusa_lembongan'],
      ...rates(everybody(100_000), everybody(0)),
      child_up_to_age: null,
      per: 'visit',
      payment: 'with_booking',
      refund: 'always',
      valid_from: '2025-01-01',
      valid_to: null,
    },
    {
      id: '6f1c0a52-9f0e-4a53-9d55-0d6a3c8e1b02',
      names: {
        en: 'Nusa Penida island entry',
        id: 'Tiket masuk Pulau Nusa Penida',
        ja: 'ヌサペニダ島入島料',
        zh: '佩尼达岛登岛费',
        de: 'Eintritt zur Insel Nusa Penida',
      },
      areas: ['nusa_penida'],
      ...rates({ adult: 25_000, child: 15_000 }, { adult: 25_000, child: 15_000 }),
      child_up_to_age: 11,
      per: 'visit',
      payment: 'on_site',
      refund: 'always',
      valid_from: '2025-01-01',
      valid_to: null,
    },
    {
      id: '6f1c0a52-9f0e-4a53-9d55-0d6a3c8e1b03',
      names: {
        en: 'West Bali National Park fee',
        id: 'Tiket masuk Taman Nasional Bali Barat',
        ja: '西バリ国立公園入園料',
        zh: '西巴厘国家公园门票',
        de: 'Eintritt Nationalpark Westbali',
      },
      areas: ['menjangan'],
      ...rates(everybody(200_000), everybody(20_000)),
      child_up_to_age: null,
      per: 'day',
      payment: 'with_booking',
      refund: 'as_booking',
      valid_from: '2024-10-30',
      valid_to: null,
    },
    {
      id: '6f1c0a52-9f0e-4a53-9d55-0d6a3c8e1b04',
      names: {
        en: 'Tulamben village fee',
        id: 'Retribusi desa Tulamben',
        ja: 'トランベン村入域料',
        zh: '图蓝本村潜水费',
        de: 'Dorfgebühr Tulamben',
      },
      areas: ['tulamben'],
      ...rates(everybody(25_000), everybody(10_000)),
      child_up_to_age: null,
      per: 'day',
      payment: 'included',
      refund: 'always',
      valid_from: '2025-01-01',
      valid_to: null,
    },
  ],
};
