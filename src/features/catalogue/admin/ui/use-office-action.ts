'use client';
import { useRouter } from 'next/navigation';
import { trpc } from '@/trpc/react';
import { useNotify } from '@/ui/feedback/use-notify';

/** Mutation callbacks that report the result of a staff action and refetch the lists. */
export function useOfficeAction() {
  const toast = useNotify();
  const router = useRouter();
  const cache = trpc.useUtils();
  return (done: string) => ({
    onSuccess: (answer: unknown) => {
      const message = (answer as { message?: string } | undefined)?.message;
      toast.done(message ?? done);
    },
    onError: toast.refused,
    async onSettled() {
      await cache.catalogue.admin.invalidate();
      router.refresh();
    },
  });
}
