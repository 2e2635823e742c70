import { IconCalendarPlus } from '@tabler/icons-react';
import { calendarPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { buttonClass } from '@/ui/action/button-shape';

export async function CalendarLink({ lng, uuid }: { lng: Locale; uuid: string }) {
  const { t } = await getT(lng, 'orders');
  return (
    <a className={buttonClass({ look: 'outline' })} href={calendarPath(lng, uuid)} download>
      <IconCalendarPlus aria-hidden="true" />
      {t('action.calendar')}
    </a>
  );
}
