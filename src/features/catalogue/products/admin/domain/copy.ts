import type { NewProduct, ProductView } from '@/features/catalogue/products/admin/schema';

const markTitle = <Text extends { title?: string | undefined } | undefined>(text: Text): Text =>
  text?.title ? { ...text, title: `${text.title} (2)` } : text;

/** The fields that a copy takes over; its title is marked as that of a copy. */
export function inCopy(original: ProductView): Omit<NewProduct, 'slug'> {
  const { uuid, slug, version, ordered, texts, variants, faqs, pictures, ...rest } = original;
  const marked = Object.entries(texts).map(([language, text]) => [language, markTitle(text)] as const);
  return {
    ...rest,
    active: false,
    texts: Object.fromEntries(marked) as ProductView['texts'],
    variants: variants.map(({ uuid: _, ...variant }) => variant),
    faqs: faqs.map(({ texts: question }) => ({ texts: question })),
    pictures: pictures.map((picture) => ({ uuid: picture.uuid, alts: picture.alts })),
  };
}
