'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo } from 'react';
import { allowedStep, firstOpen, isStep, type Step } from '@/features/booking/domain/form-steps';
import type { DraftForm } from './draft-provider';

/** The URL of a step, including the product, so that it can be shared. */
export function stepLink(step: Step, product: string): string {
  const search = new URLSearchParams(product ? { product, step } : { step });
  return `${location.pathname}?${search}`;
}

/**
 * The step in the URL, so that Back returns to the previous one; an unavailable step redirects to the first incomplete
 * one.
 */
export function useSteps(
  { values, errorsOf, found }: DraftForm,
  { product, reached }: { product: string; reached: number },
) {
  const requested = useSearchParams().get('step');
  const wanted = isStep(requested) ? requested : 'activity';
  const step = useMemo(() => {
    if (wanted === 'activity' || reached === 0 || product === '') return 'activity';
    const errors = found.product && errorsOf(values());
    return errors && allowedStep(wanted, firstOpen(errors), reached);
  }, [wanted, reached, product, errorsOf, values, found.product]);

  useEffect(() => {
    if (!step) return;
    const here = stepLink(step, product);
    if (`${location.pathname}${location.search}` !== here) window.history.replaceState(null, '', here);
  }, [step, product]);

  const go = useCallback((to: Step) => window.history.pushState(null, '', stepLink(to, values().product)), [values]);
  return { step, go };
}
