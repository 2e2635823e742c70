import { hasSunfish, sunfishMonths } from '@/features/availability/sea/domain/sunfish';
import { DayBox } from '@/features/availability/ui/day-box';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { monthName } from '@/shared/time/dates';

const monthsOfSunfish = (lng: Locale) => {
  const { before, first, last, after } = sunfishMonths;
  const name = (month: number) => monthName(month, lng);
  return { before: name(before), first: name(first), last: name(last), after: name(after) };
};

/** Day and package selection of a product, for its box; nothing where it cannot be booked online. */
export async function ProductDays({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'booking');
  const { t: box } = await getT(lng, 'catalogue');
  if (!product.bookable) return null;
  const isPerPerson = product.divers_per_package === 1 || product.allow_half_package;
  const most = product.max_quantity * product.divers_per_package;
  return (
    <DayBox
      lng={lng}
      slug={product.slug}
      diversPerPackage={product.divers_per_package}
      {...(isPerPerson && { isPerPerson })}
      maxQuantity={product.max_quantity}
      texts={{
        date: t('date.title'),
        choose: box('box.choose'),
        packages: t(isPerPerson ? 'packages.people.label' : 'packages.label'),
        less: t('packages.less'),
        more: t('packages.more'),
        most: isPerPerson
          ? t('packages.people.most', { total: most })
          : t('packages.most', { total: product.max_quantity }),
        previous: t('date.previous'),
        next: t('date.next'),
        legend: t('date.legend'),
        season: hasSunfish(product.area) ? box('box.sunfish', monthsOfSunfish(lng)) : null,
        failed: t('date.failed'),
        retry: t('retry'),
        loading: t('day.loading'),
        left: box('box.left', { count: '{count}' }),
        tooFew: box(isPerPerson ? 'box.tooFewPeople' : 'box.tooFew', { count: '{count}' }),
        soldOut: t('day.sold_out'),
        closed: t('day.closed'),
        cutOff: t('day.cut_off'),
        time: t('time.title'),
        timeClosed: t('time.closed'),
        timeDone: t('time.done'),
      }}
    />
  );
}
