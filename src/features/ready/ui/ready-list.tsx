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
  linkOf: (position: number, name: string) => ReactNode;
};

export async function ReadyBadge({ lng, state }: { lng: Locale; state: State }) {
  const { t } = await getT(lng, 'ready');
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** Names what a diver has not answered or signed. */
export async function MissingAnswers({ lng, missing, open_papers }: { lng: Locale } & Open) {
  const { t } = await getT(lng, 'ready');
  const { t: booking } = await getT(lng, 'booking');
  const open = [
    ...missing.filter((field) => field !== 'shoe_size_system').map((field) => booking(`diver.${field}`)),
    ...open_papers.map((step) => t(`step.${step}`)),
  ];
  if (open.length === 0) return null;
  return <p className={css.missing}>{t('list.missing', { fields: formatList(lng, open) })}</p>;
}

type RowProps = { lng: Locale; name: string; state: State; children?: ReactNode } & Open;

/** One diver's state and what is missing. */
export async function ReadyRow({ lng, name, state, missing, open_papers, children }: RowProps) {
  return (
    <li>
      <p className={css.who}>
        <strong>{name}</strong>
        <ReadyBadge lng={lng} state={state} />
      </p>
      <MissingAnswers {...{ lng, missing, open_papers }} />
      {children}
    </li>
  );
}

/** Each diver's state and what is missing, without any answer. */
export async function ReadyList({ lng, readiness, divers, linkOf }: Props) {
  const { t } = await getT(lng, 'ready');
  if (readiness.length === 0) return null;
  const ready = readiness.filter(({ state }) => state === 'ready').length;
  const count = t('list.count', { ready, count: readiness.length });
  return (
    <Panel title={t('title')}>
      <Texts lng={lng} ns={['ready', 'common']}>
        <p className={css.lead}>
          <strong>{count}</strong> {t('list.lead')}
        </p>
        <ul className={css.divers}>
          {readiness.map(({ position, state, missing, open_papers }) => {
            const name = divers[position]?.full_name || t('list.diver', { number: position + 1 });
            return (
              <ReadyRow key={position} {...{ lng, name, state, missing, open_papers }}>
                {linkOf(position, name)}
              </ReadyRow>
            );
          })}
        </ul>
      </Texts>
    </Panel>
  );
}
