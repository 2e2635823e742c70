import { IconCertificate, IconCreditCard, IconFirstAidKit, IconShieldCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { Section } from '@/ui/layout/section';
import { proofFacts } from './proof-facts';

/* Inline, because one more CSS file would cost a trip page more than these rules weigh. */
const strip: CSSProperties = { display: 'grid', gap: '1.125rem', margin: 0 };
const fact: CSSProperties = { display: 'grid', gridTemplateColumns: '1.5rem 1fr', columnGap: '0.75rem' };
const icon: CSSProperties = { gridRow: '1 / 3', width: '1.5rem', height: '1.5rem', color: 'var(--brand)' };
const name: CSSProperties = { fontWeight: 650, lineHeight: 1.4 };
const content: CSSProperties = { gridColumn: 2, margin: 0, color: 'var(--text-soft)', fontSize: '0.9375rem' };

const icons = {
  licence: IconCertificate,
  insurance: IconShieldCheck,
  oxygen: IconFirstAidKit,
  payments: IconCreditCard,
};

export async function ProofStrip({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const facts = proofFacts(t, await getShop());
  if (facts.length === 0) return null;
  return (
    <Section title={t('proof.label')}>
      <dl style={strip}>
        {facts.map(({ about, label, value }) => {
          const Icon = icons[about];
          return (
            <div key={label} style={fact}>
              <Icon style={icon} aria-hidden="true" />
              <dt style={name}>{label}</dt>
              <dd style={content}>{value}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
