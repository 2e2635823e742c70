import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import { defaultShop } from '@/shared/shop/sections';
import { proofFacts } from './proof-facts';

const { identity } = defaultShop;
const nothing = { insurer: '', policy: '', oxygen: false, payments: [] };

test('proofFacts is empty for a shop that has stated nothing', async () => {
  const t = await translator('en', 'site');
  expect(proofFacts(t, { identity: { ...identity, licences: [] }, proof: nothing })).toEqual([]);
  expect(proofFacts(t, { identity, proof: { ...nothing, policy: 'P-1' } })).toEqual([]);
});

test('proofFacts shows licences, insurance, oxygen and payment methods as the shop stated them', async () => {
  const t = await translator('en', 'site');
  const licences = [{ name: 'PADI dive centre', number: 'S-25817' }];
  const proof = { insurer: 'DAN', policy: 'P-1', oxygen: true, payments: ['visa' as const, 'qris' as const] };
  expect(proofFacts(t, { identity: { ...identity, licences }, proof })).toEqual([
    { about: 'licence', label: 'PADI dive centre', value: 'S-25817' },
    { about: 'insurance', label: 'Liability insurance', value: 'DAN, policy P-1' },
    { about: 'oxygen', label: 'Safety on board', value: 'Oxygen and first aid on every boat' },
    { about: 'payments', label: 'Pay with', value: 'Visa · QRIS' },
  ]);
});
