'use client';
import { useCallback, useState } from 'react';
import type { FormInput } from './form-input';

/** Public pages and the booking form load theirs when it is needed, since zod is heavier than the form itself. */
export type LazyInput<Values> = () => Promise<FormInput<Values>>;

/** The input of a form; null until a lazy one is loaded. */
export function useFormInput<Values>(source: FormInput<Values> | LazyInput<Values>) {
  const [loaded, setLoaded] = useState<{ by: typeof source; input: FormInput<Values> } | null>(null);
  const input = typeof source === 'object' ? source : loaded?.by === source ? loaded.input : null;

  const load = useCallback(async (): Promise<FormInput<Values>> => {
    if (typeof source === 'object') return source;
    const fresh = await source();
    setLoaded((now) => (now?.by === source ? now : { by: source, input: fresh }));
    return fresh;
  }, [source]);
  return { input, load };
}
