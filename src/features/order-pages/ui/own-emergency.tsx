'use client';
import { EmergencyForm } from '@/features/counter/ui/emergency-form';
import { useStartCountry } from '@/features/counter/ui/use-start-country';
import { trpc } from '@/trpc/react';
import { useSaved } from './use-saved';

type Props = {
  uuid: string;
  /** The guests' country, if known. */
  country: string;
};

/** The emergency contact of the customer's own order. */
export function OwnEmergency({ uuid, country }: Props) {
  const start = useStartCountry(country);
  const fill = trpc.order.fill_in_emergency.useMutation(useSaved());
  return (
    <EmergencyForm
      country={start}
      busy={fill.isPending}
      onSave={(contact, on) => fill.mutate({ uuid, ...contact }, on)}
    />
  );
}
