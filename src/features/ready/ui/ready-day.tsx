import Link from 'next/link';
import { staffOrderPath } from '@/features/orders/ui/staff-paths';
import type { ReadyDayView } from '@/features/ready/schema';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Panel } from '@/ui/show/panel';
import { ReadyRow } from './ready-list';
import css from './ready-list.module.css';
import { StaffDiverLink } from './staff-diver-link';

/** The guests of a day who are not ready, by order, each with a link to send. */
export async function ReadyDay({ lng, day }: { lng: Locale; day: ReadyDayView }) {
  const { t } = await getT(lng, 'ready');
  if (day.guests === 0) return <EmptyState title={t('day.none')} hint={t('day.noneHint')} />;
  if (day.orders.length === 0) return <EmptyState title={t('day.empty')} hint={t('day.emptyHint')} />;
  return (
    <Texts lng={lng} ns={['ready', 'common']}>
      <p className={css.summary}>
        <strong>{t('day.count', { ready: day.ready, total: day.guests })}</strong> {t('day.lead')}
      </p>
      {day.orders.map(({ uuid, booking_id, name, guests }) => (
        <Panel
          key={uuid}
          title={name}
          actions={
            <Link href={staffOrderPath(lng, uuid)} prefetch={false}>
              {booking_id}
            </Link>
          }
        >
          <ul className={css.divers}>
            {guests.map(({ position, name: given, state, missing, open_papers, is_revoked, has_address }) => {
              const guest = given || t('list.diver', { number: position + 1 });
              return (
                <ReadyRow key={position} {...{ lng, name: guest, state, missing, open_papers }}>
                  {!has_address && <p className={css.missing}>{t('day.noAddress')}</p>}
                  <StaffDiverLink uuid={uuid} position={position} name={guest} isRevoked={is_revoked} />
                </ReadyRow>
              );
            })}
          </ul>
        </Panel>
      ))}
    </Texts>
  );
}
