'use client';
import { locationEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { useItemForm, useNewItemForm } from '@/features/catalogue/admin/ui/use-item-form';
import { type LocationView, locationForm } from '@/features/catalogue/dive-sites/admin/schema';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { LocationFields } from './location-fields';
import { LocationNav } from './location-nav';
import { newLocation, toLocationForm } from './location-values';

export function LocationEdit({ lng, location }: { lng: Locale; location: LocationView }) {
  const { locations } = trpc.useUtils().admin;
  const update = trpc.admin.locations.update.useMutation();
  const { editing, slug } = useItemForm({
    schema: locationForm,
    toForm: toLocationForm,
    pathOf: (to) => locationEditPath(lng, to),
    entity: 'location',
    view: location,
    update: (seen, values) => update.mutateAsync({ ...values, ...seen }),
    get: (current) => locations.get.fetch({ slug: current }, { staleTime: 0 }),
  });
  return (
    <>
      <LocationNav lng={lng} slug={slug} active={location.active} here="edit" />
      <EditForm editing={editing}>
        <LocationFields lng={lng} form={editing.form} />
      </EditForm>
    </>
  );
}

/** Pictures are added after the site is created. */
export function LocationCreate({ lng }: { lng: Locale }) {
  const create = trpc.admin.locations.create.useMutation();
  const editing = useNewItemForm({
    schema: locationForm,
    toForm: toLocationForm,
    pathOf: (slug) => locationEditPath(lng, slug, 'images'),
    blank: newLocation,
    create: (values) => create.mutateAsync(values),
  });
  return (
    <EditForm editing={editing}>
      <LocationFields lng={lng} form={editing.form} />
    </EditForm>
  );
}
