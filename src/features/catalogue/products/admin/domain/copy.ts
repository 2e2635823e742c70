import type { NewProduct, ProductView } from '@/features/catalogue/products/admin/schema';
import { type Locale, locales } from '@/shared/locale/locales';

/** Replaces the title in each language with that of a copy. */
function withTitles(texts: ProductView['texts'], titleIn: (locale: Locale, title: string) => string) {
  const marked = locales.flatMap((locale) => {
    const text = texts[locale];
    return text ? [[locale, text.title ? { ...text, title: titleIn(locale, text.title) } : text] as const] : [];
  });
  return Object.fromEntries(marked) as ProductView['texts'];
}

/** Fields that a copy takes over: all but the slug and the published state. */
export function inCopy(
  original: ProductView,
  titleIn: (locale: Locale, title: string) => string,
): Omit<NewProduct, 'slug'> {
  const { uuid, slug, version, ordered, texts, variants, faqs, pictures, ...rest } = original;
  return {
    ...rest,
    active: false,
    texts: withTitles(texts, titleIn),
    variants: variants.map(({ uuid: _, ...variant }) => variant),
    faqs: faqs.map(({ texts: question }) => ({ texts: question })),
    pictures: pictures.map((picture) => ({ uuid: picture.uuid, alts: picture.alts })),
  };
}
