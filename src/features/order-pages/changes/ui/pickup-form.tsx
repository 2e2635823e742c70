'use client';
import { TextInput } from '@mantine/core';
import { updatePickupInput } from '@/features/order-pages/changes/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './plans-changed.module.css';
import { useChanged } from './use-changed';

type Props = {
  uuid: string;
  area: string | null;
  address: string | null;
  areas: { value: string; label: string }[];
};

/** Changes where the guests are picked up. */
export function PickupForm({ uuid, area, address, areas }: Props) {
  const { t } = useT('orders');
  const { form, refusal, showRefusal, submit } = useZodForm(updatePickupInput, {
    uuid,
    pickup_area: area ?? '',
    pickup_address: address ?? '',
  });
  const change = trpc.order.change_pickup.useMutation({ onSuccess: useChanged(), onError: showRefusal });
  return (
    <form
      className={css.form}
      noValidate
      aria-label={t('plans.pickup.title')}
      onSubmit={submit((values) => change.mutate(values))}
    >
      <ChoiceSelect
        key={form.key('pickup_area')}
        label={t('link.pickup.area')}
        data={[...areas, { value: '', label: t('noPickup') }]}
        {...form.getInputProps('pickup_area')}
      />
      <TextInput
        key={form.key('pickup_address')}
        label={t('link.pickup.address')}
        autoComplete="street-address"
        {...form.getInputProps('pickup_address')}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={change.isPending}>
        {t('plans.pickup.save')}
      </Button>
    </form>
  );
}
