'use client';
import { useRouter } from 'next/navigation';
import { useNotify } from '@/ui/feedback/use-notify';
import { useCatalogueRefresh } from './use-catalogue-refresh';

/** Returns mutation callbacks that report the result and refetch the lists. */
export function useOfficeAction() {
  const toast = useNotify();
  const router = useRouter();
  const refreshCatalogue = useCatalogueRefresh();
  return (done: string) => ({
    onSuccess: (answer: unknown) => {
      const message = (answer as { message?: string } | undefined)?.message;
      toast.done(message ?? done);
    },
    onError: toast.refused,
    async onSettled() {
      await refreshCatalogue();
      router.refresh();
    },
  });
}
