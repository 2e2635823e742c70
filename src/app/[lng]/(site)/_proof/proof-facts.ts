import type { TFunction } from 'i18next';
import { paymentMarks } from '@/shared/shop/proof';
import type { Shop } from '@/shared/shop/sections';

type Fact = { about: 'licence' | 'insurance' | 'oxygen' | 'payments'; label: string; value: string };

/** Facts that a guest can verify about the shop, without blank settings. */
export function proofFacts(t: TFunction<'site'>, { identity, proof }: Pick<Shop, 'identity' | 'proof'>): Fact[] {
  const { insurer, policy, oxygen, payments } = proof;
  const insured = policy ? t('proof.policy', { insurer, policy }) : insurer;
  const marks = payments.map((mark) => paymentMarks[mark]).join(' · ');
  const facts: Fact[] = [
    ...identity.licences.map(({ name, number }) => ({ about: 'licence' as const, label: name, value: number })),
    { about: 'insurance', label: t('proof.insurance'), value: insurer && insured },
    { about: 'oxygen', label: t('proof.oxygen'), value: oxygen ? t('proof.oxygenValue') : '' },
    { about: 'payments', label: t('proof.payments'), value: marks },
  ];
  return facts.filter(({ value }) => value);
}
