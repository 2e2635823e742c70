'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { reloadIfOutdated } from '@/ui/feedback/reload-guard';

type Failed = { error: unknown; retry: () => void };

const NoWords = () => (
  <html lang="en">
    <body>500</body>
  </html>
);

/** Shown when even the layout fails. Loads the error page on demand, because every page includes this component. */
export default function GlobalError(props: { error: Error; reset: () => void }) {
  const { error } = props;
  const [Page, setPage] = useState<ComponentType<Failed>>();
  useEffect(() => {
    if (reloadIfOutdated(error)) return;
    import('@/ui/feedback/critical-error').then(
      ({ CriticalError }) => setPage(() => CriticalError),
      (fault) => reloadIfOutdated(fault) || setPage(() => NoWords),
    );
  }, [error]);
  if (Page) return <Page error={error} retry={props.reset} />;
  return (
    <html lang="en">
      <body />
    </html>
  );
}
