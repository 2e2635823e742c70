'use client';
import { TextInput } from '@mantine/core';
import { outOfServiceForm } from '@/features/fleet/admin/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { DateField } from '@/ui/form/date-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './fleet.module.css';

const blank = { from: '', to: '', reason: '' };

export function OutOfServiceForm({ uuid }: { uuid: string }) {
  const { t } = useT('fleet-admin');
  const toast = useNotify();
  const { fleet } = trpc.useUtils().admin;
  const { form, refusal, showRefusal, submit } = useZodForm(outOfServiceForm, blank);
  const add = trpc.admin.fleet.take_out_of_service.useMutation({
    onSuccess({ short }) {
      toast.done(t('outOfService.added'));
      if (short) toast.short(short.text);
      form.reset();
      void fleet.invalidate();
    },
    onError: showRefusal,
  });
  return (
    <form
      noValidate
      className={css.fields}
      aria-label={t('outOfService.add')}
      onSubmit={submit((values) => add.mutate({ ...values, uuid }))}
    >
      <div className={css.row}>
        <DateField key={form.key('from')} {...form.getInputProps('from')} label={t('outOfService.from')} required />
        <DateField key={form.key('to')} {...form.getInputProps('to')} label={t('outOfService.to')} required />
        <TextInput
          key={form.key('reason')}
          {...form.getInputProps('reason')}
          label={t('outOfService.reason')}
          required
        />
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" size="s" busy={add.isPending}>
          {t('outOfService.add')}
        </Button>
      </div>
    </form>
  );
}
