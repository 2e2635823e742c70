import { IconAnchor, IconUsers } from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { dayParts } from '@/shared/time/day-parts';
import { ButtonLink } from '@/ui/action/button-link';
import { art } from '@/ui/show/art';
import { BoardingCard } from '@/ui/show/boarding-card';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import { StatTile } from '@/ui/show/stat-tile';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './kit.module.css';

const amountDue = 'Rp 2.240.000';
const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

export async function Figures(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'kit');
  const facts = [
    { label: t('fact.level'), value: t('fact.levelValue') },
    { label: t('fact.dives'), value: 2 },
    { label: t('fact.current'), value: t('fact.currentValue') },
  ];
  return (
    <div className={css.stack}>
      <Facts as="strip" facts={facts} />
      <Panel title={t('card.title')}>
        <Facts facts={facts} />
      </Panel>
      <div className={css.row}>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {t(`badge.${tone}`)}
          </StatusBadge>
        ))}
      </div>
      <div className={css.grid}>
        <StatTile label={t('fact.departures')} value={4} icon={<IconAnchor aria-hidden="true" />} />
        <StatTile
          label={t('fact.divers')}
          value={13}
          hint={t('fact.guides', { number: 4 })}
          icon={<IconUsers aria-hidden="true" />}
        />
      </div>
    </div>
  );
}

export async function Order(props: { lng: Locale }) {
  const { t } = await getT(props.lng, 'kit');
  return (
    <BoardingCard
      as="h3"
      title={t('order.title')}
      reference={{ label: t('order.booking'), value: 'SGR-7KQ2MX' }}
      status={<StatusBadge tone="warning">{t('badge.warning')}</StatusBadge>}
      picture={art.mantaPoint}
      lead={t('order.lead')}
      day={dayParts('2026-12-24', props.lng)}
      facts={[
        { label: t('order.pickup'), value: '07:00–07:15', isMain: true },
        { label: t('order.due'), value: amountDue },
      ]}
      next={
        <ButtonLink look="next" href="#order">
          {t('order.pay')}
        </ButtonLink>
      }
    />
  );
}
