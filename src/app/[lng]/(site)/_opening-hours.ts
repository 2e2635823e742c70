import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { everyDay, hoursByDay } from '@/shared/shop/opening';
import { clockTimes } from '@/shared/time/clock-times';
import { getShop } from '@/shop/server';

/** Labelled opening hours of the shop: every day, or by weekday. */
export async function openingHours(lng: Locale): Promise<{ label: string; value: string }> {
  const { t } = await getT(lng, 'contact');
  const { t: common } = await getT(lng, 'common');
  const { identity } = await getShop();
  const daily = everyDay(identity);
  if (daily) return { label: t('contact.hours'), value: t('contact.hoursValue', clockTimes(lng, daily)) };
  const hours = hoursByDay(lng, identity, common('footer.closed'));
  return { label: t('contact.openingHours'), value: common('footer.hoursByDay', { hours }) };
}
