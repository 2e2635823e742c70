import type { ReactNode } from 'react';
import type { ReadinessView } from '@/features/ready/schema';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { Panel } from '@/ui/show/panel';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './ready-list.module.css';

type State = ReadinessView[number]['state'];
type Open = Pick<ReadinessView[number], 'missing' | 'open_papers'>;

const tones = { not_started: 'neutral', started: 'info', ready: 'success', needs_us: 'warning' } as const;

type Props = {
  lng: Locale;
  readiness: readonly ({ position: number; state: State } & Open)[];
  divers: readonly { full_name: string }[];
  /** Guests get one line once all are ready; staff can always renew a link. */
  isGuest?: boolean;
  /** The link of a diver, where the reader may share it. */
  linkOf?: (position: number, name: string) => ReactNode;
};

type RowProps = { lng: Locale; name: string; state: State; children?: ReactNode } & Open;

/** One diver's state and what is missing. */
export async function ReadyRow({ lng, name, state, missing, open_papers, children }: RowProps) {
  const { t } = await getT(lng, 'ready');
  const { t: booking } = await getT(lng, 'booking');
  const open = [
    ...missing.filter((field) => field !== 'shoe_size_system').map((field) => booking(`diver.${field}`)),
    ...open_papers.map((step) => t(`step.${step}`)),
  ];
  return (
    <li>
      <p className={css.who}>
        <strong>{name}</strong>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </p>
      {open.length > 0 && <p className={css.missing}>{t('list.missing', { fields: formatList(lng, open) })}</p>}
      {children}
    </li>
  );
}

/** Each diver's state and what is missing, without any answer. */
export async function ReadyList({ lng, readiness, divers, isGuest, linkOf }: Props) {
  const { t } = await getT(lng, 'ready');
  if (readiness.length === 0) return null;
  const ready = readiness.filter(({ state }) => state === 'ready').length;
  const count = t('list.count', { ready, count: readiness.length });
  if (isGuest && ready === readiness.length)
    return <Panel title={t('title')} className={css.all} actions={<StatusBadge tone="success">{count}</StatusBadge>} />;
  return (
    <Panel title={t('title')}>
      <Texts lng={lng} ns={['ready', 'common']}>
        <p className={css.lead}>
          <strong>{count}</strong> {linkOf && t('list.lead')}
        </p>
        <ul className={css.divers}>
          {readiness.map(({ position, state, missing, open_papers }) => {
            const name = divers[position]?.full_name || t('list.diver', { number: position + 1 });
            return (
              <ReadyRow key={position} {...{ lng, name, state, missing, open_papers }}>
                {linkOf?.(position, name)}
              </ReadyRow>
            );
          })}
        </ul>
      </Texts>
    </Panel>
  );
}
