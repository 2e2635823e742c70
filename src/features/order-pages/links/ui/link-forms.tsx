'use client';
import { TextInput } from '@mantine/core';
import { EmergencyForm } from '@/features/counter/ui/emergency-form';
import { useStartCountry } from '@/features/counter/ui/use-start-country';
import { linkPickupInput } from '@/features/order-pages/links/schema';
import { useSaved } from '@/features/order-pages/ui/use-saved';
import { GuestDiverLink } from '@/features/ready/ui/guest-diver-link';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './link-page.module.css';

type DiverLinkProps = { token: string; position: number; name: string };

/** The link of a diver of the order that this page's link opens. */
export function LinkedDiverLink({ token, position, name }: DiverLinkProps) {
  const { refused } = useNotify();
  const { mutate, isPending } = trpc.order.link.diver_link.useMutation({ onError: refused });
  return (
    <GuestDiverLink
      name={name}
      isBusy={isPending}
      onWanted={(onSuccess) => mutate({ token, diver: position }, { onSuccess })}
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
