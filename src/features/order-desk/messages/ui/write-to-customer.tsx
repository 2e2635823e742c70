'use client';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { writeInput } from '@/features/order-desk/messages/schema';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { useOrderAction } from '@/features/order-desk/ui/use-order-action';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import { toLocale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { TemplatePicker } from '@/ui/form/template-picker';
import { useUnsavedGuard } from '@/ui/form/use-unsaved-guard';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './write-to-customer.module.css';

type Texts = { subject: string; message: string };
const isWritten = ({ subject, message }: Texts) => `${subject}${message}`.trim() !== '';

/** An email to the customer in the language of the order, from a template or typed. */
export function WriteToCustomer({ order }: { order: StaffOrderView }) {
  const { t, lng } = useT('orders-admin');
  const action = useOrderAction();
  const { uuid, customer } = order;
  const locale = toLocale(order.locale);
  const [typed, setTyped] = useState(false);
  useUnsavedGuard(typed);
  const { form, refusal, showRefusal, submit } = useZodForm(writeInput, { uuid, subject: '', message: '' }, (values) =>
    setTyped(isWritten(values)),
  );
  const templates = trpc.admin.templates.usable.useQuery({ locale });
  const values = trpc.admin.orders.message_values.useQuery({ uuid });
  const write = trpc.admin.orders.write.useMutation({
    ...action,
    onSuccess(answer) {
      form.reset();
      setTyped(false);
      action.onSuccess(answer);
    },
    onError: showRefusal,
  });
  const fill = ({ subject, body }: { subject: string; body: string }) => {
    form.setValues({ subject, message: body });
    // Waits until the field is rendered with its new value.
    requestAnimationFrame(() => form.getInputNode('message')?.focus());
  };
  return (
    <form
      onSubmit={submit((texts) => write.mutate({ ...texts, uuid }))}
      noValidate
      className={css.fields}
      aria-label={t('form.write')}
    >
      <TemplatePicker
        lng={lng}
        locale={locale}
        templates={templates.data}
        values={values.data}
        failed={templates.isError || values.isError}
        isTyped={() => isWritten(form.getValues())}
        onFill={fill}
      />
      <TextInput
        key={form.key('subject')}
        lang={locale}
        label={t('write.subject')}
        {...form.getInputProps('subject')}
      />
      <Textarea
        autosize
        minRows={5}
        key={form.key('message')}
        lang={locale}
        label={t('write.message')}
        description={t('write.hint', { email: customer.email ?? '', language: languageIn(lng, locale) })}
        {...form.getInputProps('message')}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" busy={write.isPending}>
        {t('action.write')}
      </Button>
    </form>
  );
}
