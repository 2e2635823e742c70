import type { Shop } from '../../src/shared/shop/sections';

export const proof: Shop['proof'] = {
  insurer: 'Asuransi Samudra Bersama',
  policy: 'LIA-2026-00417',
  oxygen: true,
  payments: ['visa', 'mastercard', 'jcb', 'qris', 'gopay'],
};
