'use client';
import { trpc } from '@/trpc/react';

/** Goes to the gateway's page; what it says when that is not possible is the `fault`. */
export function usePay(uuid: string) {
  const pay = trpc.orders.pay.useMutation({ onSuccess: ({ payment_url }) => location.assign(payment_url) });
  return {
    pay: () => pay.mutate({ uuid }),
    // It stays busy until the other page is there.
    busy: pay.isPending || pay.isSuccess,
    fault: pay.error?.message ?? null,
  };
}
