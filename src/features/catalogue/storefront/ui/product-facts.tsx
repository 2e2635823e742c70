import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { shortWeekday } from '@/shared/time/dates';
import { getShop } from '@/shop/server';
import { Facts } from '@/ui/show/facts';
import { currentOf, lengthOf } from './lengths';
import { isInTheSea } from './sea';

export async function ProductFacts({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const { dive_count, depth, current, minimum_age } = product;
  const inTheSea = isInTheSea(product);
  const facts = [
    dive_count > 0 && { label: t('facts.dives'), value: dive_count },
    { label: t('facts.duration'), value: lengthOf(product.duration_days, t) },
    { label: t('facts.level'), value: t(`level.${product.level}`) },
    dive_count > 0 && depth && { label: t('facts.depth'), value: t('depthShort', depth) },
    inTheSea && current !== null && { label: t('facts.current'), value: currentOf(current, t) },
    { label: t('facts.age'), value: t('facts.ageValue', { count: minimum_age }) },
  ];
  return <Facts as="row" facts={facts.filter((fact) => fact !== false && fact !== null)} />;
}

/** Secondary facts next to the booking box: days, languages and group size. */
export async function ProductTerms({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const { weekdays } = product;
  const { selling } = await getShop();
  const facts = [
    product.bookable &&
      weekdays.length > 0 && {
        label: t('facts.days'),
        value:
          weekdays.length === 7
            ? t('facts.everyDay')
            : formatList(
                lng,
                weekdays.map((day) => shortWeekday(day, lng)),
              ),
      },
    { label: t('facts.difficulty'), value: t(`difficulty.${product.difficulty}`) },
    { label: t('facts.group'), value: t('facts.groupValue', { number: selling.divers_per_guide }) },
    {
      label: t('facts.languages'),
      value: formatList(
        lng,
        product.languages.map((language) => languageIn(lng, language)),
      ),
    },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}
