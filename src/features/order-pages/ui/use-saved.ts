'use client';
import { useRouter } from 'next/navigation';
import { useNotify } from '@/ui/feedback/use-notify';

/** After every change: shows a notice and refreshes the page. */
export function useSaved() {
  const { done } = useNotify();
  const router = useRouter();
  return {
    onSuccess({ message }: { message: string }) {
      done(message);
      router.refresh();
    },
  };
}
