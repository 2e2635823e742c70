'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import css from './navigation-progress.module.css';
import { onNavigationStart } from './navigation-start';

function Bar(props: { label: string }) {
  const here = `${usePathname()}?${useSearchParams()}`;
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => onNavigationStart(() => setLeaving(here)), [here]);
  if (leaving === null) return null;
  if (leaving !== here) {
    setLeaving(null);
    return null;
  }
  return <div className={css.bar} role="progressbar" aria-label={props.label} />;
}

/** A thin line along the top while the next page loads. */
export function NavigationProgress(props: { label: string }) {
  return (
    <Suspense>
      <Bar label={props.label} />
    </Suspense>
  );
}
