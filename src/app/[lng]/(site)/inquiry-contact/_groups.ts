import { everyProduct } from '@/app/every-product';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';

const groupByKind = {
  trip: 'trip',
  activity: 'trip',
  course: 'course',
  go_pro: 'go_pro',
  internship: 'internship',
} as const;

/** Products that an enquiry can be about, by kind. */
export async function productGroups(lng: Locale) {
  const { t } = await getT(lng, 'contact');
  const products = await everyProduct(lng);
  const groups = (['trip', 'course', 'go_pro', 'internship'] as const).map((group) => ({
    label: t(`group.${group}`),
    options: products
      .filter(({ kind }) => groupByKind[kind] === group)
      .map(({ slug, title }) => ({ value: slug, label: typeset(title) })),
  }));
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    internships: products.filter(({ kind }) => kind === 'internship').map(({ slug }) => slug),
  };
}
