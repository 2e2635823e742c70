import { offersNow } from '@/features/catalogue/prices/queries/offers';
import { productTexts } from '@/features/catalogue/schema';
import { bookableProducts } from '@/features/order-desk/editing/data';
import type { EditChoices } from '@/features/order-desk/editing/schema';
import type { Ctx } from '@/server/api/context';
import type { Locale } from '@/shared/locale/locales';
import { lineIn, textsIn } from '@/shared/schema/localised';

async function choicesOf(
  { db, locale }: { db: Ctx['db']; locale: Locale },
  slug: string,
): Promise<EditChoices['product']> {
  const product = (await offersNow(db, [slug])).get(slug)?.product;
  if (!product?.bookable) return null;
  const { diversPerPackage, allowHalfPackage, maxQuantity, variants, addOns } = product;
  return {
    slug,
    divers_per_package: diversPerPackage,
    allow_half_package: allowHalfPackage,
    max_quantity: maxQuantity,
    variants: variants.map(({ id, names, price }) => ({ uuid: id, name: lineIn(names, locale), price })),
    add_ons: addOns.map(({ id, names, price, unit, maximum }) => ({
      ...{ uuid: id, price, unit, maximum },
      name: lineIn(names, locale),
    })),
  };
}

/** The choices for an item of this product; null when the product is no longer on offer. */
export async function editChoicesOf({ db, locale }: Ctx, slug: string | undefined): Promise<EditChoices> {
  const products = (await bookableProducts(db)).map(({ slug: address, texts }) => ({
    slug: address,
    title: textsIn(productTexts.parse(texts), locale).title,
  }));
  return { products, product: slug === undefined ? null : await choicesOf({ db, locale }, slug) };
}
