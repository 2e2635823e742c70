'use client';
import { TextInput } from '@mantine/core';
import { confirmKeyInput } from '@/features/backups/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './backups.module.css';
import { useSetBackups } from './use-backups';

/** Asks for the end of the key, which only its owner can read. */
export function ConfirmKey() {
  const { t } = useT('backups-admin');
  const toast = useNotify();
  const setBackups = useSetBackups();
  const { form, refusal, showRefusal, submit } = useZodForm(confirmKeyInput, { ending: '' });
  const check = trpc.admin.backups.confirm_key.useMutation({
    onSuccess(view) {
      setBackups(view);
      form.reset();
      toast.done(t('key.confirmDone'));
    },
    onError: showRefusal,
  });
  return (
    <form noValidate className={css.form} onSubmit={submit((values) => check.mutate(values))}>
      <p className={css.text}>{t('key.confirmHint')}</p>
      <TextInput
        key={form.key('ending')}
        {...form.getInputProps('ending')}
        label={t('key.ending')}
        autoComplete="off"
        required
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" size="s" busy={check.isPending}>
          {t('key.confirm')}
        </Button>
      </div>
    </form>
  );
}
