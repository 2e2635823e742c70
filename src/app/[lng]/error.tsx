'use client';
import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { ErrorPage } from '@/ui/feedback/error-page';

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const router = useRouter();
  // The page is read again: what failed may be what the server sent.
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <ErrorPage error={error} retry={retry} />;
}
