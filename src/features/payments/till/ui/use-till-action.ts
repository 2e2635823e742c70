'use client';
import { trpc } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';

/** After every change to the till: shows a notice and refetches the cash report. */
export function useTillAction(done: string) {
  const { admin } = trpc.useUtils();
  const toast = useNotify();
  return {
    onSuccess() {
      toast.done(done);
      return admin.cash.invalidate();
    },
  };
}
