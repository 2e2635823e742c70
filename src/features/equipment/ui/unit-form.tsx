'use client';
import { useRouter } from 'next/navigation';
import type { UnitView } from '@/features/equipment/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc, useLastEditor } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import { EditForm } from '@/ui/form/edit-form';
import { useEditForm } from '@/ui/form/use-edit-form';
import { equipmentPath, unitPath } from './paths';
import { UnitFields } from './unit-fields';
import { fromUnitValues, newUnit, toUnitValues, type UnitValues, unitValues } from './unit-values';

const toSaved = (unit: UnitView) => ({ values: toUnitValues(unit), version: unit.version });

export function UnitEdit({ unit }: { unit: UnitView }) {
  const router = useRouter();
  const { equipment } = trpc.useUtils().admin;
  const lastEditor = useLastEditor('equipment');
  const update = trpc.admin.equipment.update.useMutation({ onSuccess: () => void equipment.invalidate() });
  const { uuid } = unit;
  const editing = useEditForm<UnitValues>({
    schema: unitValues,
    saved: toSaved(unit),
    async save(values, version = unit.version) {
      const { count, ...patch } = fromUnitValues(values);
      const view = await update.mutateAsync({ ...patch, uuid, version });
      // The server renders the heading with the tag.
      router.refresh();
      return toSaved(view);
    },
    latest: async () => ({
      ...toSaved(await equipment.get.fetch({ uuid }, { staleTime: 0 })),
      by: await lastEditor(uuid),
    }),
  });
  return (
    <EditForm editing={editing}>
      <UnitFields form={editing.form} />
    </EditForm>
  );
}

/** Leads to the unit's page, or to the list if several were added. */
export function UnitCreate({ lng }: { lng: Locale }) {
  const { t } = useT('equipment-admin');
  const router = useRouter();
  const toast = useNotify();
  const { equipment } = trpc.useUtils().admin;
  const create = trpc.admin.equipment.create_several.useMutation({ onSuccess: () => void equipment.invalidate() });
  const editing = useEditForm<UnitValues>({
    schema: unitValues,
    saved: { values: newUnit },
    async save(values) {
      const { data } = await create.mutateAsync(fromUnitValues(values));
      const [first, last] = [data[0]?.tag ?? '', data.at(-1)?.tag ?? ''];
      toast.done(t('created', { count: data.length, tags: data.length > 1 ? `${first} – ${last}` : first }));
      const [only, ...others] = data;
      router.replace(only && others.length === 0 ? unitPath(lng, only.uuid) : equipmentPath(lng));
      return { values };
    },
  });
  return (
    <EditForm editing={editing}>
      <UnitFields form={editing.form} isNew />
    </EditForm>
  );
}
