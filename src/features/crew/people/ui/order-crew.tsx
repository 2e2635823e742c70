import type { LeaderOfOrder } from '@/features/crew/people/schema';
import { CrewPeople } from '@/features/crew/people/ui/crew-people';
import { getT } from '@/i18n/server';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { Panel } from '@/ui/show/panel';

/** Renders nothing until the shop has published the day. */
export async function OrderCrew({ lng, crew }: { lng: Locale; crew: LeaderOfOrder[] }) {
  if (crew.length === 0) return null;
  const { t } = await getT(lng, 'crew');
  const daysOf = ({ days }: LeaderOfOrder) =>
    t('order.days', {
      days: formatList(
        lng,
        days.map((day) => formatDay(day, lng)),
      ),
    });
  return (
    <Panel title={t('order.title', { count: crew.length })}>
      <CrewPeople lng={lng} crew={crew} note={daysOf} />
    </Panel>
  );
}
