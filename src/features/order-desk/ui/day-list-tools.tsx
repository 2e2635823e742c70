import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { PrintButton } from '@/features/orders/ui/print-button';
import { dayListPath } from '@/features/orders/ui/staff-paths';
import { notReadyPath } from '@/features/ready/domain/not-ready-path';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { type Day, plusDays } from '@/shared/time/days';
import { OfficeButton } from '@/ui/access/office-button';
import { ButtonLink } from '@/ui/action/button-link';
import { buttonClass } from '@/ui/action/button-shape';
import { DayForm } from './day-form';
import css from './day-list.module.css';

/** Picks another day, or prints the list. */
export async function DayListTools({ lng, date }: { lng: Locale; date: Day }) {
  const { t } = await getT(lng, 'orders-admin');
  return (
    <div className={css.tools}>
      <ButtonLink
        href={dayListPath(lng, plusDays(date, -1))}
        prefetch={false}
        aria-label={t('day.previous')}
        icon={<IconChevronLeft aria-hidden="true" />}
      />
      <DayForm key={date} lng={lng} date={date} />
      <ButtonLink
        href={dayListPath(lng, plusDays(date, 1))}
        prefetch={false}
        aria-label={t('day.next')}
        icon={<IconChevronRight aria-hidden="true" />}
      />
      <a
        className={buttonClass({ look: 'outline', size: 'm' })}
        href={`/api/lists/day.csv?${new URLSearchParams({ date, lang: lng })}`}
        download
      >
        <IconDownload aria-hidden="true" />
        {t('day.csv')}
      </a>
      <ButtonLink href={notReadyPath(lng, date)} prefetch={false}>
        {t('day.notReady')}
      </ButtonLink>
      <OfficeButton size="m" lng={lng} path={`/admin/schedule/${date}/gas`}>
        {t('day.gas')}
      </OfficeButton>
      <PrintButton label={t('day.print')} />
    </div>
  );
}
