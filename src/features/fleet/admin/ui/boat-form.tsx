'use client';
import { useRouter } from 'next/navigation';
import type { BoatView } from '@/features/fleet/admin/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc, useLastEditor } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import { EditForm } from '@/ui/form/edit-form';
import { RemoveButton } from '@/ui/form/remove-button';
import { useEditForm } from '@/ui/form/use-edit-form';
import { BoatFields } from './boat-fields';
import { type BoatValues, boatValues, fromBoatForm, newBoat, toBoatForm } from './boat-values';
import { boatPath, boatsPath } from './paths';

const toSaved = (boat: BoatView) => ({ values: toBoatForm(boat), version: boat.version });

export function BoatEdit({ lng, boat }: { lng: Locale; boat: BoatView }) {
  const { t } = useT('fleet-admin');
  const router = useRouter();
  const toast = useNotify();
  const { fleet } = trpc.useUtils().admin;
  const lastEditor = useLastEditor('boat');
  const update = trpc.admin.fleet.update.useMutation({ onSuccess: () => void fleet.invalidate() });
  const remove = trpc.admin.fleet.remove.useMutation({
    onSuccess({ short }) {
      if (short) toast.short(short.text);
      void fleet.list.invalidate();
    },
  });
  const { uuid } = boat;
  const editing = useEditForm<BoatValues>({
    schema: boatValues,
    saved: toSaved(boat),
    async save(values, version = boat.version) {
      const view = await update.mutateAsync({ ...fromBoatForm(values), uuid, version });
      if (view.short) toast.short(view.short.text);
      // The server renders the heading and the name in the delete dialog.
      router.refresh();
      return toSaved(view);
    },
    latest: async () => ({
      ...toSaved(await fleet.get.fetch({ uuid }, { staleTime: 0 })),
      by: await lastEditor(uuid),
    }),
  });
  return (
    <EditForm
      editing={editing}
      actions={
        <RemoveButton
          label={t('remove')}
          title={t('removeTitle', { name: boat.name })}
          body={t('removeHint')}
          remove={() => remove.mutateAsync({ uuid })}
          editing={editing}
          list={boatsPath(lng)}
        />
      }
    >
      <BoatFields form={editing.form} />
    </EditForm>
  );
}

/** Leads to the new boat's page, where it can be taken out of service. */
export function BoatCreate({ lng }: { lng: Locale }) {
  const { t } = useT('fleet-admin');
  const router = useRouter();
  const toast = useNotify();
  const { fleet } = trpc.useUtils().admin;
  const create = trpc.admin.fleet.create.useMutation({ onSuccess: () => void fleet.invalidate() });
  const editing = useEditForm<BoatValues>({
    schema: boatValues,
    saved: { values: newBoat },
    async save(values) {
      const made = await create.mutateAsync(fromBoatForm(values));
      toast.done(t('created', { name: made.name }));
      router.replace(boatPath(lng, made.uuid));
      return toSaved(made);
    },
  });
  return (
    <EditForm editing={editing}>
      <BoatFields form={editing.form} />
    </EditForm>
  );
}
