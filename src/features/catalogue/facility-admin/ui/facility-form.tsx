'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Locale } from '../../../../shared/locales';
import { trpc, useLastEditor } from '../../../../trpc/react';
import { EditForm } from '../../../../ui/form/edit-form';
import { withFieldOf } from '../../../../ui/form/field-of-refusal';
import { useEditForm } from '../../../../ui/form/use-edit-form';
import { facilityEditPath } from '../../ui/office-paths';
import type { FacilityView } from '../schema';
import { FacilityFields } from './facility-fields';
import { type FacilityValues, facilityValues, fromFacilityForm, newFacility, toFacilityForm } from './facility-values';

const keptAs = (view: FacilityView) => ({ values: toFacilityForm(view), version: view.version });

/** A place that is there already. */
export function FacilityEdit({ lng, facility }: { lng: Locale; facility: FacilityView }) {
  const cache = trpc.useUtils();
  const lastEditor = useLastEditor('facility');
  const [slug, setSlug] = useState(facility.slug);
  const update = trpc.catalogue.admin.facilities.update.useMutation();
  const editing = useEditForm<FacilityValues>({
    schema: facilityValues,
    kept: keptAs(facility),
    async save(values, version = facility.version) {
      const { slug: wanted, ...said } = fromFacilityForm(values);
      const view = await update
        .mutateAsync({ ...said, slug, new_slug: wanted, version })
        .catch((refused) => Promise.reject(withFieldOf(refused)));
      await cache.catalogue.admin.invalidate();
      if (view.slug !== slug) {
        setSlug(view.slug);
        history.replaceState(history.state, '', facilityEditPath(lng, view.slug));
      }
      return keptAs(view);
    },
    async latest() {
      const view = await cache.catalogue.admin.facilities.get.fetch({ slug }, { staleTime: 0 });
      return { ...keptAs(view), by: await lastEditor(view.uuid) };
    },
  });
  return (
    <EditForm editing={editing}>
      <FacilityFields form={editing.form} />
    </EditForm>
  );
}

/** One that is made. */
export function FacilityCreate({ lng }: { lng: Locale }) {
  const router = useRouter();
  const cache = trpc.useUtils();
  const create = trpc.catalogue.admin.facilities.create.useMutation();
  const editing = useEditForm<FacilityValues>({
    schema: facilityValues,
    kept: { values: newFacility },
    async save(values) {
      const view = await create.mutateAsync(fromFacilityForm(values));
      await cache.catalogue.admin.invalidate();
      router.replace(facilityEditPath(lng, view.slug));
      return keptAs(view);
    },
  });
  return (
    <EditForm editing={editing}>
      <FacilityFields form={editing.form} />
    </EditForm>
  );
}
