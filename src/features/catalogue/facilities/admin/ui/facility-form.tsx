'use client';
import { facilityEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { useItemForm, useNewItemForm } from '@/features/catalogue/admin/ui/use-item-form';
import type { FacilityView } from '@/features/catalogue/facilities/admin/schema';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { FacilityFields } from './facility-fields';
import { facilityValues, fromFacilityForm, newFacility, toFacilityForm } from './facility-values';

const asForm = (lng: Locale) => ({
  schema: facilityValues,
  toForm: toFacilityForm,
  pathOf: (slug: string) => facilityEditPath(lng, slug),
});

export function FacilityEdit({ lng, facility }: { lng: Locale; facility: FacilityView }) {
  const { facilities } = trpc.useUtils().admin;
  const update = trpc.admin.facilities.update.useMutation();
  const { editing } = useItemForm({
    ...asForm(lng),
    entity: 'facility',
    view: facility,
    update: (seen, values) => update.mutateAsync({ ...fromFacilityForm(values), ...seen }),
    get: (slug) => facilities.get.fetch({ slug }, { staleTime: 0 }),
  });
  return (
    <EditForm editing={editing}>
      <FacilityFields form={editing.form} />
    </EditForm>
  );
}

export function FacilityCreate({ lng }: { lng: Locale }) {
  const create = trpc.admin.facilities.create.useMutation();
  const editing = useNewItemForm({
    ...asForm(lng),
    blank: newFacility,
    create: (values) => create.mutateAsync(fromFacilityForm(values)),
  });
  return (
    <EditForm editing={editing}>
      <FacilityFields form={editing.form} />
    </EditForm>
  );
}
