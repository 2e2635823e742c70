'use client';
import { namedPictures, PicturesForm } from '@/features/catalogue/admin/ui/pictures-form';
import { useCatalogueRefresh } from '@/features/catalogue/admin/ui/use-catalogue-refresh';
import type { DiveSiteView } from '@/features/catalogue/dive-sites/admin/schema';
import { type Locale, perLocale } from '@/shared/locale/locales';
import { trpc, useLastEditor } from '@/trpc/react';
import { DiveSiteNav } from './dive-site-nav';

const toSaved = ({ pictures, version }: DiveSiteView) => ({ values: { pictures }, version });

export function DiveSiteImages({ lng, site }: { lng: Locale; site: DiveSiteView }) {
  const cache = trpc.useUtils();
  const refreshCatalogue = useCatalogueRefresh();
  const lastEditor = useLastEditor('location');
  const { slug, active, texts } = site;
  const update = trpc.admin.locations.update.useMutation();
  return (
    <>
      <DiveSiteNav lng={lng} slug={slug} active={active} here="images" />
      <PicturesForm
        saved={toSaved(site)}
        subject={{ ...perLocale((locale) => texts[locale]?.name), en: texts.en.name }}
        save={async (values, version = site.version) => {
          const view = await update.mutateAsync({ slug, version, pictures: namedPictures(values) });
          await refreshCatalogue();
          return toSaved(view);
        }}
        latest={async () => {
          const view = await cache.admin.locations.get.fetch({ slug }, { staleTime: 0 });
          return { ...toSaved(view), by: await lastEditor(view.uuid) };
        }}
      />
    </>
  );
}
