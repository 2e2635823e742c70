'use client';
import { type BackupsView, keepInput } from '@/features/backups/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { NumberField } from '@/ui/form/number-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import { Panel } from '@/ui/show/panel';
import css from './backups.module.css';
import { useSetBackups } from './use-backups';

/** Changes how many backups are kept. */
export function KeepForm({ keep }: Pick<BackupsView, 'keep'>) {
  const { t } = useT('backups-admin');
  const toast = useNotify();
  const setBackups = useSetBackups();
  const { form, refusal, showRefusal, submit } = useZodForm(keepInput, keep);
  const save = trpc.admin.backups.save_keep.useMutation({
    onSuccess(view) {
      setBackups(view);
      toast.done(t('keep.saved'));
    },
    onError: showRefusal,
  });
  return (
    <Panel title={t('keep.title')} className={css.panel}>
      <form
        noValidate
        className={css.form}
        aria-label={t('keep.title')}
        onSubmit={submit((values) => save.mutate(values))}
      >
        <p className={css.text}>{t('keep.hint')}</p>
        <div className={css.numbers}>
          <NumberField form={form} path="daily" label={t('keep.daily')} required />
          <NumberField form={form} path="weekly" label={t('keep.weekly')} required />
          <NumberField form={form} path="monthly" label={t('keep.monthly')} required />
        </div>
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <div>
          <Button type="submit" busy={save.isPending}>
            {t('keep.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
