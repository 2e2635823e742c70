'use client';
import { useRouter } from 'next/navigation';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import type { z } from '@/shared/schema/zod';
import type { Section } from '@/shared/shop/sections';
import { trpc, useLastEditor } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import type { FormInput } from '@/ui/form/form-input';
import { useEditForm } from '@/ui/form/use-edit-form';

type Options<Values> = {
  section: Section;
  schema: z.ZodType<unknown> | FormInput<Values>;
  settings: SettingsView;
  toForm: (settings: SettingsView) => Values;
  save: (values: Values, version: string | undefined) => Promise<SettingsView>;
};

/** Each section is saved separately. */
export function useSectionForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { section, schema, settings, toForm, save } = options;
  const { t } = useT('settings-admin');
  const router = useRouter();
  const toast = useNotify();
  const { shop } = trpc.useUtils().admin;
  const lastEditor = useLastEditor('shop');
  const toSaved = (view: SettingsView) => ({ values: toForm(view), version: view[section].version });
  return useEditForm<Values>({
    schema,
    saved: toSaved(settings),
    async save(values, version) {
      const view = await save(values, version);
      toast.done(t('saved'));
      void shop.invalidate();
      // The frame of the back office also shows the shop.
      router.refresh();
      return toSaved(view);
    },
    latest: async () => ({
      ...toSaved(await shop.get.fetch(undefined, { staleTime: 0 })),
      by: await lastEditor(section),
    }),
  });
}
