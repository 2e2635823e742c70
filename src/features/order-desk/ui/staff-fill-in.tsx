'use client';
import { operator } from '@/config/operator';
import type { DiverField } from '@/features/booking/divers/domain/fields';
import { EmergencyForm } from '@/features/counter/ui/emergency-form';
import { FillInForm } from '@/features/counter/ui/fill-in-form';
import { trpc } from '@/trpc/react';
import { useOrderAction } from './use-order-action';

type Named = {
  uuid: string;
  /** The guests' country, if known. */
  country: string;
};
type Props = Named & { position: number; title: string; fields: readonly DiverField[] };

/** The open fields of one diver's form, for staff to fill in. */
export function StaffFillIn({ uuid, country, position, title, fields }: Props) {
  const { onSuccess, onSettled } = useOrderAction();
  const fill = trpc.admin.orders.fill_in.useMutation({ onSuccess, onSettled });
  return (
    <FillInForm
      title={title}
      fields={fields}
      country={country || operator.country}
      busy={fill.isPending}
      onSave={(values, on) => fill.mutate({ uuid, diver: position, ...values }, on)}
    />
  );
}

/** The emergency contact, for staff to fill in. */
export function StaffEmergency({ uuid, country }: Named) {
  const { onSuccess, onSettled } = useOrderAction();
  const fill = trpc.admin.orders.fill_in_emergency.useMutation({ onSuccess, onSettled });
  return (
    <EmergencyForm
      country={country || operator.country}
      busy={fill.isPending}
      onSave={(contact, on) => fill.mutate({ uuid, ...contact }, on)}
    />
  );
}
