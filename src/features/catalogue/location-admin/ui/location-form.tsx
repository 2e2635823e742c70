'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Locale } from '../../../../shared/locales';
import { trpc, useLastEditor } from '../../../../trpc/react';
import { EditForm } from '../../../../ui/form/edit-form';
import { withFieldOf } from '../../../../ui/form/field-of-refusal';
import { useEditForm } from '../../../../ui/form/use-edit-form';
import { locationEditPath } from '../../ui/office-paths';
import { type LocationView, locationForm, type LocationForm as Values } from '../schema';
import { LocationFields } from './location-fields';
import { LocationNav } from './location-nav';
import { newLocation, toLocationForm } from './location-values';

const keptAs = (view: LocationView) => ({ values: toLocationForm(view), version: view.version });

/** A dive site that is there already. */
export function LocationEdit({ lng, location }: { lng: Locale; location: LocationView }) {
  const cache = trpc.useUtils();
  const lastEditor = useLastEditor('location');
  const [slug, setSlug] = useState(location.slug);
  const update = trpc.catalogue.admin.locations.update.useMutation();
  const editing = useEditForm<Values>({
    schema: locationForm,
    kept: keptAs(location),
    async save(values, version = location.version) {
      const { slug: wanted, ...said } = values;
      const view = await update
        .mutateAsync({ ...said, slug, new_slug: wanted, version })
        .catch((refused) => Promise.reject(withFieldOf(refused)));
      await cache.catalogue.admin.invalidate();
      if (view.slug !== slug) {
        setSlug(view.slug);
        history.replaceState(history.state, '', locationEditPath(lng, view.slug));
      }
      return keptAs(view);
    },
    async latest() {
      const view = await cache.catalogue.admin.locations.get.fetch({ slug }, { staleTime: 0 });
      return { ...keptAs(view), by: await lastEditor(view.uuid) };
    },
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

/** One that is made. */
export function LocationCreate({ lng }: { lng: Locale }) {
  const router = useRouter();
  const cache = trpc.useUtils();
  const create = trpc.catalogue.admin.locations.create.useMutation();
  const editing = useEditForm<Values>({
    schema: locationForm,
    kept: { values: newLocation },
    async save(values) {
      const view = await create.mutateAsync(values);
      await cache.catalogue.admin.invalidate();
      router.replace(locationEditPath(lng, view.slug, 'images'));
      return keptAs(view);
    },
  });
  return (
    <EditForm editing={editing}>
      <LocationFields lng={lng} form={editing.form} />
    </EditForm>
  );
}
