import type { StaffHealthView } from '@/features/ready/health/schema';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { Panel } from '@/ui/show/panel';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './staff-health.module.css';
import { StaffHealthTools } from './staff-health-tools';

const tones = {
  open: 'neutral',
  cleared: 'success',
  needs_physician: 'warning',
  approved: 'success',
  refused: 'danger',
} as const;

type Health = StaffHealthView[number];
type Props = {
  lng: Locale;
  order: { uuid: string; divers: readonly { full_name: string }[] };
  health: StaffHealthView;
};

/** When, by whom and from where the outcome comes. */
async function about(lng: Locale, { on, decided_by: name, source }: Health): Promise<string> {
  const { t } = await getT(lng, 'health-admin');
  const date = on && formatDay(on, lng, 'medium');
  return [
    date && (name ? t('onBy', { date, name }) : t('on', { date })),
    source === 'earlier' && t('earlier'),
    source === 'paper' && t('paper'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The outcome of each diver who is asked; the answers open only with the right and a reason. */
export async function StaffHealth({ lng, order, health }: Props) {
  if (health.length === 0) return null;
  const { t } = await getT(lng, 'health-admin');
  const { t: ready } = await getT(lng, 'ready');
  const rows = await Promise.all(health.map(async (one) => ({ one, text: await about(lng, one) })));
  return (
    <Panel title={t('title')}>
      <Texts lng={lng} ns={['health-admin', 'common', 'errors']}>
        <ul className={css.divers}>
          {rows.map(({ one, text }) => {
            const name = order.divers[one.position]?.full_name || ready('list.diver', { number: one.position + 1 });
            const outcome = one.outcome ?? 'open';
            return (
              <li key={one.position}>
                <p className={css.who}>
                  <strong>{name}</strong>
                  <StatusBadge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusBadge>
                </p>
                {text && <p className={css.about}>{text}</p>}
                <StaffHealthTools uuid={order.uuid} name={name} health={one} />
              </li>
            );
          })}
        </ul>
      </Texts>
    </Panel>
  );
}
