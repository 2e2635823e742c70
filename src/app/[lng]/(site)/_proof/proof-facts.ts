import type { TFunction } from 'i18next';
import { paymentMarks } from '@/shared/shop/proof';
import type { Shop } from '@/shared/shop/sections';

type Fact = { label: string; value: string };

/** Facts that a guest can verify about the shop, without blank settings. */
export function proofFacts(t: TFunction<'site'>, { identity, proof }: Pick<Shop, 'identity' | 'proof'>): Fact[] {
  const { insurer, policy, oxygen, payments } = proof;
  const insured = policy ? t('proof.policy', { insurer, policy }) : insurer;
  const marks = payments.map((mark) => paymentMarks[mark]).join(' · ');
  return [
    ...identity.licences.map(({ name, number }) => ({ label: name, value: number })),
    { label: t('proof.insurance'), value: insurer && insured },
    { label: t('proof.oxygen'), value: oxygen ? t('proof.oxygenValue') : '' },
    { label: t('proof.payments'), value: marks },
  ].filter(({ value }) => value);
}
