import { listingOrders } from '@/features/catalogue/storefront/ui/listing-order';
import type { offeredBy } from '@/features/catalogue/storefront/ui/trip-filter';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';

const lengthNames = { half: 'halfDay', day: 'filter.oneDay', longer: 'filter.longer' } as const;

/** Texts for filtering, sorting and comparing trips. */
export async function tripFilterTexts(lng: Locale, offered: ReturnType<typeof offeredBy>) {
  const { t } = await getT(lng, 'catalogue');
  const { t: common } = await getT(lng, 'common');
  const named = <T extends string>(values: readonly T[], name: (value: T) => string) =>
    values.map((value) => ({ value, label: name(value) }));
  return {
    texts: {
      title: t('filter.title'),
      filters: t('filter.filters'),
      submit: t('filter.submit'),
      reset: t('filter.reset'),
      failed: t('filter.failed'),
      retry: t('box.retry'),
      stay: {
        label: t('stay.label'),
        any: t('stay.any'),
        from: t('stay.from'),
        to: t('stay.to'),
        first: t('stay.first'),
        last: t('stay.last'),
        clear: t('stay.clear'),
        chosen: t('stay.chosen'),
        previous: common('date.previous'),
        next: common('date.next'),
      },
    },
    choices: {
      level: {
        label: t('filter.level'),
        any: t('filter.anyLevel'),
        options: named(offered.level, (guest) => t(`guest.${guest}`)),
      },
      area: {
        label: t('filter.area'),
        any: t('filter.anyArea'),
        options: named(offered.area, (area) => t(`area.${area}`)),
      },
      duration: {
        label: t('filter.duration'),
        any: t('filter.anyDuration'),
        options: named(offered.duration, (length) => t(lengthNames[length])),
      },
      sort: {
        label: t('sort.label'),
        any: t('sort.shop'),
        options: named(listingOrders, (order) => t(`sort.${order}`)),
      },
    },
    comparison: {
      title: t('compare.title'),
      hint: t('compare.hint'),
      fact: t('compare.fact'),
      nextDay: t('compare.nextDay'),
      clear: t('compare.clear'),
    },
  };
}
