'use client';
import { trpc } from '@/trpc/react';

/** Leads to the gateway's page; `fault` is the error message when that is not possible. */
export function usePay(uuid: string) {
  const pay = trpc.order.pay.useMutation({ onSuccess: ({ payment_url }) => location.assign(payment_url) });
  return {
    pay: () => pay.mutate({ uuid }),
    // The button stays busy until the other page has loaded.
    busy: pay.isPending || pay.isSuccess,
    fault: pay.error?.message ?? null,
  };
}
