'use client';
import { namedPictures, PicturesForm } from '@/features/catalogue/admin/ui/pictures-form';
import { useCatalogueRefresh } from '@/features/catalogue/admin/ui/use-catalogue-refresh';
import type { LocationView } from '@/features/catalogue/dive-sites/admin/schema';
import type { Locale } from '@/shared/locale/locales';
import { trpc, useLastEditor } from '@/trpc/react';
import { LocationNav } from './location-nav';

const toSaved = ({ pictures, version }: LocationView) => ({ values: { pictures }, version });

export function LocationImages({ lng, location }: { lng: Locale; location: LocationView }) {
  const cache = trpc.useUtils();
  const refreshCatalogue = useCatalogueRefresh();
  const lastEditor = useLastEditor('location');
  const { slug, active } = location;
  const update = trpc.admin.locations.update.useMutation();
  return (
    <>
      <LocationNav lng={lng} slug={slug} active={active} here="images" />
      <PicturesForm
        saved={toSaved(location)}
        save={async (values, version = location.version) => {
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
