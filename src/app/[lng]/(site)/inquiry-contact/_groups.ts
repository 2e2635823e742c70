import { type ProductCard, productKinds } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locales';
import { publicCalls } from '@/trpc/server';

const shelves = {
  trip: 'trip',
  activity: 'trip',
  course: 'course',
  go_pro: 'go_pro',
  internship: 'internship',
} as const;

/** A programme is followed by its formats. */
async function withFormats(lng: Locale, product: ProductCard): Promise<ProductCard[]> {
  if (product.kind !== 'go_pro') return [product];
  const detail = await publicCalls(lng).catalogue.product({ slug: product.slug });
  return 'moved_to' in detail ? [product] : [product, ...detail.items];
}

/** Everything one can ask about, in the order of the shop window. */
export async function productGroups(lng: Locale) {
  const { t } = await getT(lng, 'contact');
  const shown = await publicCalls(lng).catalogue.products({ kinds: [...productKinds] });
  const products = (await Promise.all(shown.map((product) => withFormats(lng, product)))).flat();
  const groups = (['trip', 'course', 'go_pro', 'internship'] as const).map((shelf) => ({
    label: t(`group.${shelf}`),
    options: products
      .filter(({ kind }) => shelves[kind] === shelf)
      .map(({ slug, title }) => ({ value: slug, label: title })),
  }));
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    internships: products.filter(({ kind }) => kind === 'internship').map(({ slug }) => slug),
  };
}
