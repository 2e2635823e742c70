'use client';
import { Select, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { createCustomerInput } from '@/features/accounts/admin/customers/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath, locales } from '@/shared/locale/locales';
import { nameOrder } from '@/shared/locale/name-order';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import { languageNames } from '@/ui/shells/language-names';
import css from './customers.module.css';

const bookingFor = (lng: Locale, uuid: string) => localePath(lng, `/admin/orders/create/${uuid}`);

type Props = { lng: Locale; email: string; name: string };

export function NewCustomer({ lng, email, name }: Props) {
  const { t } = useT('accounts-admin');
  const router = useRouter();
  const { form, refusal, showRefusal, submit } = useZodForm(createCustomerInput, {
    first_name: name.split(' ').slice(0, -1).join(' ') || name,
    last_name: name.includes(' ') ? (name.split(' ').at(-1) ?? '') : '',
    email,
    locale: 'en' as Locale,
  });
  const create = trpc.admin.customers.create.useMutation({
    onSuccess: ({ uuid }) => router.push(bookingFor(lng, uuid)),
    onError: showRefusal,
  });
  return (
    <form
      onSubmit={submit((values) => create.mutate(values))}
      noValidate
      className={css.fields}
      aria-label={t('phoneBooking.new')}
    >
      <p className={css.notice}>{t('phoneBooking.newHint')}</p>
      {nameOrder(lng).map((name) => (
        <TextInput
          key={form.key(name)}
          {...form.getInputProps(name)}
          label={t(`phoneBooking.${name}`)}
          autoComplete="off"
        />
      ))}
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        type="email"
        label={t('phoneBooking.email')}
        autoComplete="off"
      />
      <Select
        key={form.key('locale')}
        {...form.getInputProps('locale')}
        label={t('phoneBooking.language')}
        allowDeselect={false}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={create.isPending}>
        {t('phoneBooking.create')}
      </Button>
    </form>
  );
}
