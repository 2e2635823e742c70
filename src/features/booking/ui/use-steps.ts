'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo } from 'react';
import { allowedStep, isStep, type Step } from '@/features/booking/domain/form-steps';
import type { DraftStore } from './draft-store';
import type { Checks } from './use-check';

/** The URL of a step; it contains the product, so that it can be shared. */
export function stepLink(step: Step, product: string): string {
  const search = new URLSearchParams(product ? { product, step } : { step });
  return `${location.pathname}?${search}`;
}

/**
 * The step of the URL, so that Back returns to the previous one; a step that is not open yet redirects to the first
 * incomplete one.
 */
export function useSteps(
  store: DraftStore,
  checks: Checks,
  { product, reached }: { product: string; reached: number },
) {
  const requested = useSearchParams().get('step');
  const wanted = isStep(requested) ? requested : 'activity';
  const step = useMemo(() => {
    if (wanted === 'activity' || reached === 0) return 'activity';
    const open = checks.openStep(store.draft());
    return open && allowedStep(wanted, open, reached);
  }, [wanted, reached, checks, store]);

  useEffect(() => {
    if (!step) return;
    const here = stepLink(step, product);
    if (`${location.pathname}${location.search}` !== here) window.history.replaceState(null, '', here);
  }, [step, product]);

  const go = useCallback(
    (to: Step) => window.history.pushState(null, '', stepLink(to, store.draft().product)),
    [store],
  );
  return { step, go };
}
