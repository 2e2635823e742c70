'use client';
import { namedPictures, PicturesForm } from '@/features/catalogue/admin/ui/pictures-form';
import { useCatalogueRefresh } from '@/features/catalogue/admin/ui/use-catalogue-refresh';
import type { ProductView } from '@/features/catalogue/products/admin/schema';
import { type Locale, perLocale } from '@/shared/locale/locales';
import { trpc, useLastEditor } from '@/trpc/react';
import { ProductNav } from './product-nav';

const toSaved = ({ pictures, version }: ProductView) => ({ values: { pictures }, version });

export function ProductImages({ lng, product }: { lng: Locale; product: ProductView }) {
  const cache = trpc.useUtils();
  const refreshCatalogue = useCatalogueRefresh();
  const lastEditor = useLastEditor('product');
  const { slug, texts } = product;
  const update = trpc.admin.products.update.useMutation();
  return (
    <>
      <ProductNav lng={lng} slug={slug} here="images" />
      <PicturesForm
        saved={toSaved(product)}
        subject={{ ...perLocale((locale) => texts[locale]?.title), en: texts.en.title }}
        save={async (values, version = product.version) => {
          const view = await update.mutateAsync({ slug, version, pictures: namedPictures(values) });
          await refreshCatalogue();
          return toSaved(view);
        }}
        latest={async () => {
          const view = await cache.admin.products.get.fetch({ slug }, { staleTime: 0 });
          return { ...toSaved(view), by: await lastEditor(view.uuid) };
        }}
      />
    </>
  );
}
