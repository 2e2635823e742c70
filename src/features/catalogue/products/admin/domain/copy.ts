import type { NewProduct, ProductView } from '@/features/catalogue/products/admin/schema';

const another = <Texts extends { title?: string | undefined }>(texts: Texts): Texts =>
  texts.title ? { ...texts, title: `${texts.title} (2)` } : texts;

/** The fields that a copy takes over; its title is marked as that of a copy. */
export function inCopy(original: ProductView): Omit<NewProduct, 'slug'> {
  const { uuid, slug, version, ordered, texts, variants, faqs, pictures, ...rest } = original;
  const { en, id, ja, zh, de } = texts;
  return {
    ...rest,
    active: false,
    texts: {
      en: another(en),
      id: id && another(id),
      ja: ja && another(ja),
      zh: zh && another(zh),
      de: de && another(de),
    },
    variants: variants.map(({ uuid: _, ...variant }) => variant),
    faqs: faqs.map(({ texts: question }) => ({ texts: question })),
    pictures: pictures.map((picture) => ({ uuid: picture.uuid, alts: picture.alts })),
  };
}
