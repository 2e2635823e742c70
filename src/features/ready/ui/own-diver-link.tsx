'use client';
import { trpc } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';
import { GuestDiverLink } from './guest-diver-link';

type Props = { uuid: string; position: number; name: string };

/** The link of a diver of the customer's own order. */
export function OwnDiverLink({ uuid, position, name }: Props) {
  const { refused } = useNotify();
  const { mutate, isPending } = trpc.order.diver_link.useMutation({ onError: refused });
  return (
    <GuestDiverLink
      name={name}
      isBusy={isPending}
      onWanted={(onSuccess) => mutate({ uuid, diver: position }, { onSuccess })}
    />
  );
}
