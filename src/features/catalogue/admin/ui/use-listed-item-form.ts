'use client';
import { useRouter } from 'next/navigation';
import type { z } from '@/shared/schema/zod';
import { useLastEditor } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import { type Saved, useEditForm } from '@/ui/form/use-edit-form';
import { useCatalogueRefresh } from './use-catalogue-refresh';

type View = { uuid: string; version: string };

interface Listed<Kind extends View, Values extends Record<string, unknown>> {
  schema: z.ZodType<unknown>;
  entity: Parameters<typeof useLastEditor>[0];
  /** Undefined for a new item. */
  view: Kind | undefined;
  blank: Values;
  toForm: (view: Kind) => Values;
  pathOf: (uuid: string) => string;
  create: (values: Values) => Promise<Kind>;
  update: (seen: { uuid: string; version: string }, values: Values) => Promise<Kind>;
  get: (uuid: string) => Promise<Kind>;
  saved: string;
}

/** For items without a public page of their own, which appear only in lists. */
export function useListedItemForm<Kind extends View, Values extends Record<string, unknown>>(of: Listed<Kind, Values>) {
  const { schema, entity, view: first, blank, toForm, pathOf, create, update, get, saved } = of;
  const refreshCatalogue = useCatalogueRefresh();
  const router = useRouter();
  const lastEditor = useLastEditor(entity);
  const toast = useNotify();
  const toSaved = (view: Kind): Saved<Values> => ({ values: toForm(view), version: view.version });
  return useEditForm<Values>({
    schema,
    saved: first ? toSaved(first) : { values: blank },
    async save(values, version) {
      const view = first && version ? await update({ uuid: first.uuid, version }, values) : await create(values);
      toast.done(saved);
      void refreshCatalogue();
      if (!first) router.replace(pathOf(view.uuid));
      return toSaved(view);
    },
    async latest() {
      const view = await get(first?.uuid ?? '');
      return { ...toSaved(view), by: await lastEditor(view.uuid) };
    },
  });
}
