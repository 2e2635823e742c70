'use client';
import { useRouter } from 'next/navigation';
import { trpc } from '@/trpc/react';
import { useTell } from '@/ui/feedback/use-tell';

/** What every deed in a list has in common: it is said, and lists are asked for again. */
export function useOfficeDeed() {
  const tell = useTell();
  const router = useRouter();
  const cache = trpc.useUtils();
  return (done: string) => ({
    onSuccess: (answer: unknown) => {
      const told = (answer as { message?: string } | undefined)?.message;
      tell.done(told ?? done);
    },
    onError: tell.refused,
    async onSettled() {
      await cache.catalogue.admin.invalidate();
      router.refresh();
    },
  });
}
