import type { CSSProperties } from 'react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { Section } from '@/ui/layout/section';
import { proofFacts } from './proof-facts';

/* Inline, because one more CSS file would cost a trip page more than these rules weigh. */
const strip: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: '1.25rem 2rem',
  margin: 0,
};
const fact: CSSProperties = { paddingLeft: '1rem', borderLeft: '3px solid var(--brand)' };
const name: CSSProperties = { color: 'var(--text-soft)', fontSize: '0.9688rem' };
const content: CSSProperties = { margin: 0, fontWeight: 650 };

export async function ProofStrip({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const facts = proofFacts(t, await getShop());
  if (facts.length === 0) return null;
  return (
    <Section title={t('proof.label')}>
      <dl style={strip}>
        {facts.map(({ label, value }) => (
          <div key={label} style={fact}>
            <dt style={name}>{label}</dt>
            <dd style={content}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
