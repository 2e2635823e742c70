'use client';
import type { DiverField } from '@/features/booking/divers/domain/fields';
import { useOrderAction } from '@/features/orders/admin/ui/use-order-action';
import { trpc } from '@/trpc/react';
import { EmergencyForm } from './emergency-form';
import { FillInForm } from './fill-in-form';

type Props = { uuid: string; position: number; title: string; fields: readonly DiverField[] };

/** The open fields of one diver's form, filled in by the staff. */
export function StaffFillIn({ uuid, position, title, fields }: Props) {
  const { onSuccess, onSettled } = useOrderAction();
  const fill = trpc.admin.orders.fill_in.useMutation({ onSuccess, onSettled });
  return (
    <FillInForm
      title={title}
      fields={fields}
      busy={fill.isPending}
      onSave={(values, on) => fill.mutate({ uuid, diver: position, ...values }, on)}
    />
  );
}

/** Whom to call in an emergency, filled in by the staff. */
export function StaffEmergency({ uuid }: { uuid: string }) {
  const { onSuccess, onSettled } = useOrderAction();
  const fill = trpc.admin.orders.fill_in_emergency.useMutation({ onSuccess, onSettled });
  return <EmergencyForm busy={fill.isPending} onSave={(contact, on) => fill.mutate({ uuid, ...contact }, on)} />;
}
