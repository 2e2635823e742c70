'use client';
import { TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import type { DiverField } from '@/features/booking/divers/domain/fields';
import { EmergencyForm } from '@/features/counter/ui/emergency-form';
import { FillInForm } from '@/features/counter/ui/fill-in-form';
import { useStartCountry } from '@/features/counter/ui/use-start-country';
import { linkPickupInput } from '@/features/order-pages/links/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/notify';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './link-page.module.css';

/** After every change: shows a notice and refreshes the page. */
function useSaved() {
  const { t } = useT('common');
  const router = useRouter();
  return {
    onSuccess({ message }: { message: string }) {
      notify({ type: 'success', title: t('notice.success'), text: message });
      router.refresh();
    },
  };
}

type FormProps = { token: string; position: number; title: string; fields: readonly DiverField[] };

export function LinkFillIn({ token, position, title, fields }: FormProps) {
  const country = useStartCountry();
  const fill = trpc.order.link.fill_in.useMutation(useSaved());
  return (
    <FillInForm
      title={title}
      fields={fields}
      country={country}
      busy={fill.isPending}
      onSave={(values, on) => fill.mutate({ token, diver: position, ...values }, on)}
    />
  );
}

export function LinkEmergency({ token }: { token: string }) {
  const country = useStartCountry();
  const fill = trpc.order.link.fill_in_emergency.useMutation(useSaved());
  return (
    <EmergencyForm
      country={country}
      busy={fill.isPending}
      onSave={(contact, on) => fill.mutate({ token, ...contact }, on)}
    />
  );
}

type PickupProps = { token: string; areas: { value: string; label: string }[] };

/** Asks for the guests' pickup while it is not set. */
export function LinkPickup({ token, areas }: PickupProps) {
  const { t } = useT('orders');
  const only = areas.length === 1 ? areas[0] : undefined;
  const { form, refusal, showRefusal, submit } = useZodForm(linkPickupInput, {
    token,
    pickup_area: only?.value ?? '',
    pickup_address: '',
  });
  const choose = trpc.order.link.choose_pickup.useMutation({ ...useSaved(), onError: showRefusal });
  return (
    <form
      onSubmit={submit((values) => choose.mutate(values))}
      noValidate
      className={css.form}
      aria-label={t('link.pickup.title')}
    >
      <h3>{t('link.pickup.title')}</h3>
      <ChoiceSelect
        key={form.key('pickup_area')}
        label={t('link.pickup.area')}
        data={only ? [only] : [{ value: '', label: t('link.pickup.none') }, ...areas]}
        {...form.getInputProps('pickup_area')}
      />
      <TextInput
        key={form.key('pickup_address')}
        label={t('link.pickup.address')}
        autoComplete="off"
        {...form.getInputProps('pickup_address')}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" busy={choose.isPending}>
        {t('openForms.save')}
      </Button>
    </form>
  );
}
