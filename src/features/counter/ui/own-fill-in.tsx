'use client';
import { useRouter } from 'next/navigation';
import type { DiverField } from '@/features/booking/divers/domain/fields';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { notify } from '@/ui/feedback/notify';
import { EmergencyForm } from './emergency-form';
import { FillInForm } from './fill-in-form';
import { useStartCountry } from './use-start-country';

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

type Named = {
  uuid: string;
  /** The guests' country, if known. */
  country: string;
};
type Props = Named & { position: number; title: string; fields: readonly DiverField[] };

/** The open fields of one diver's form, filled in by the customer. */
export function OwnFillIn({ uuid, country, position, title, fields }: Props) {
  const start = useStartCountry(country);
  const fill = trpc.order.fill_in.useMutation(useSaved());
  return (
    <FillInForm
      title={title}
      fields={fields}
      country={start}
      busy={fill.isPending}
      onSave={(values, on) => fill.mutate({ uuid, diver: position, ...values }, on)}
    />
  );
}

export function OwnEmergency({ uuid, country }: Named) {
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
