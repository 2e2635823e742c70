'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { z } from '@/shared/schema/zod';
import { useLastEditor } from '@/trpc/react';
import { type Saved, useEditForm, withFieldOf } from '@/ui/form/use-edit-form';
import type { Refused } from '@/ui/form/use-schema-form';
import { useCatalogueRefresh } from './use-catalogue-refresh';

type View = { uuid: string; slug: string; version: string };
type Typed = Record<string, unknown> & { slug: string };

interface Form<Kind extends View, Values extends Typed> {
  schema: z.ZodType<unknown>;
  toForm: (view: Kind) => Values;
  pathOf: (slug: string) => string;
}
interface Change<Kind extends View, Values extends Typed> extends Form<Kind, Values> {
  entity: Parameters<typeof useLastEditor>[0];
  view: Kind;
  update: (seen: { slug: string; new_slug: string; version: string }, values: Values) => Promise<Kind>;
  get: (slug: string) => Promise<Kind>;
}
interface Making<Kind extends View, Values extends Typed> extends Form<Kind, Values> {
  blank: Values;
  create: (values: Values) => Promise<Kind>;
}

const toSaved = <Kind extends View, Values extends Typed>(
  view: Kind,
  toForm: (view: Kind) => Values,
): Saved<Values> => ({
  values: toForm(view),
  version: view.version,
});

/** Edits a catalogue item; when its slug changes, the page's URL follows without a reload. */
export function useItemForm<Kind extends View, Values extends Typed>(change: Change<Kind, Values>) {
  const { schema, entity, view: first, toForm, pathOf, update, get } = change;
  const refreshCatalogue = useCatalogueRefresh();
  const lastEditor = useLastEditor(entity);
  const [slug, setSlug] = useState(first.slug);
  const editing = useEditForm<Values>({
    schema,
    saved: toSaved(first, toForm),
    async save(values, version = first.version) {
      const view = await update({ slug, new_slug: values.slug, version }, values).catch((refused: Refused) =>
        Promise.reject(withFieldOf(refused)),
      );
      await refreshCatalogue();
      if (view.slug !== slug) {
        setSlug(view.slug);
        history.replaceState(history.state, '', pathOf(view.slug));
      }
      return toSaved(view, toForm);
    },
    async latest() {
      const view = await get(slug);
      return { ...toSaved(view, toForm), by: await lastEditor(view.uuid) };
    },
  });
  return { editing, slug };
}

/** Leads to the edit page of the new item. */
export function useNewItemForm<Kind extends View, Values extends Typed>(making: Making<Kind, Values>) {
  const { schema, blank, toForm, pathOf, create } = making;
  const refreshCatalogue = useCatalogueRefresh();
  const router = useRouter();
  return useEditForm<Values>({
    schema,
    saved: { values: blank },
    async save(values) {
      const view = await create(values);
      await refreshCatalogue();
      router.replace(pathOf(view.slug));
      return toSaved(view, toForm);
    },
  });
}
