'use client';
import type { CustomerFile } from '@/features/accounts/admin/customers/schema';
import { levelName } from '@/features/booking/divers/domain/certification';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { PhoneActions } from '@/ui/show/contact-links';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import css from './customers.module.css';

const PhoneLinks = ({ phone }: { phone: string }) => (
  <span className={css.phone}>
    <PhoneActions phone={phone} />
  </span>
);

export function CustomerFacts({ file: { phone, card, sizes, dives, spent } }: { file: CustomerFile }) {
  const { t, lng } = useT('accounts-admin');
  const nothing = t('fact.notGiven');
  const certified = card?.association && levelName(card.association, card.certification_level);
  const size = sizes && t('fact.sizesOf', { ...sizes, shoe: `${sizes.shoe_size} ${sizes.shoe_size_system}` });
  return (
    <Panel title={t('part.diver')}>
      <Facts
        facts={[
          { label: t('fact.phone'), value: phone ? <PhoneLinks phone={phone} /> : nothing },
          {
            label: t('fact.card'),
            value: certified
              ? [card.association, certified, card.certification_number].filter(Boolean).join(' · ')
              : nothing,
          },
          { label: t('fact.lastDive'), value: card?.last_dive ? formatDay(card.last_dive, lng) : nothing },
          { label: t('fact.sizes'), value: size ?? nothing },
          { label: t('fact.dives'), value: dives },
          ...(spent === null ? [] : [{ label: t('fact.spent'), value: formatRupiah(spent, lng) }]),
        ]}
      />
    </Panel>
  );
}
