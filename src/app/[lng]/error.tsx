'use client';
import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { ErrorPage } from '@/ui/feedback/error-page';

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const router = useRouter();
  // Reloads from the server, because the fault may be in the data it sent.
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <ErrorPage error={error} retry={retry} />;
}
