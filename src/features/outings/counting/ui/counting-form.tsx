'use client';
import type { CountingView } from '@/features/outings/counting/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import { DateField } from '@/ui/form/date-field';
import { EditForm } from '@/ui/form/edit-form';
import { useEditForm } from '@/ui/form/use-edit-form';
import css from './counting.module.css';
import { CountingPreview } from './counting-preview';
import { type CountingValues, countingValues, fromCountingValues, toCountingValues } from './counting-values';

type Props = { lng: Locale; saved: CountingView; onClose: () => void };

/** Edits the days from which boats and guides count, and previews the days that would be short. */
export function CountingForm({ lng, saved, onClose }: Props) {
  const { t } = useT('seats-admin');
  const { admin } = trpc.useUtils();
  const toast = useNotify();
  const set = trpc.admin.seats.set_counting.useMutation();
  const editing = useEditForm<CountingValues>({
    schema: countingValues,
    saved: toCountingValues(saved),
    async save(values, version) {
      const view = await set.mutateAsync({ ...fromCountingValues(values), version });
      toast.done(t('saved'));
      void Promise.all([admin.seats.invalidate(), admin.schedule.invalidate()]);
      return toCountingValues(view);
    },
    latest: async () => toCountingValues(await admin.seats.counting.fetch(undefined, { staleTime: 0 })),
  });
  const { form } = editing;
  return (
    <EditForm editing={editing}>
      <p>{t('intro')}</p>
      <div className={css.fields}>
        {(['boats', 'guides'] as const).map((what) => (
          <DateField
            key={form.key(`${what}_from`)}
            {...form.getInputProps(`${what}_from`)}
            label={t(`${what}From`)}
            description={t('hint')}
          />
        ))}
      </div>
      <CountingPreview lng={lng} counted={fromCountingValues(form.getValues())} onLeave={onClose} />
    </EditForm>
  );
}
