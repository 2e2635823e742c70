import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { Section } from '@/ui/layout/section';
import { Facts } from '@/ui/show/facts';
import { proofFacts } from './proof-facts';

export async function ProofStrip({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const facts = proofFacts(t, await getShop());
  if (facts.length === 0) return null;
  return (
    <Section title={t('proof.label')}>
      <Facts as="row" facts={facts} />
    </Section>
  );
}
