'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Draft } from '@/features/booking/domain/draft';
import { faultsIn, firstOpen, type Step } from '@/features/booking/domain/form-steps';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useSentence } from '@/ui/form/use-sentence';
import type { DraftStore, FieldErrors, FieldPath } from './draft-store';
import { textAt } from './draft-store';

const load = () => import('@/features/booking/domain/check');
type Check = Awaited<ReturnType<typeof load>>;

/**
 * Checks the draft as the server will. The schema and the phone number metadata are not needed at first, so they load
 * while the first step is filled in.
 */
export function useCheck(store: DraftStore, product: ProductDetail | null) {
  const translate = useSentence();
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    void load().then(setCheck);
  }, []);

  const inWords = useCallback(
    (draft: Draft, { faultsOf }: Check, of: ProductDetail): FieldErrors =>
      Object.fromEntries(
        Object.entries(faultsOf(draft, of, new Date())).flatMap(([field, [first]]) =>
          first ? [[field, translate(first)] as const] : [],
        ),
      ),
    [translate],
  );

  return useMemo(
    () => ({
      isReady: check !== null && product !== null,
      /** The first incomplete step; null until the rules are loaded. */
      openStep: (draft: Draft): Step | null =>
        check && product ? firstOpen(check.faultsOf(draft, product, new Date())) : null,
      faultsIn: async (step: Step): Promise<FieldErrors> =>
        product ? faultsIn(step, inWords(store.draft(), check ?? (await load()), product)) : {},
      look(path: FieldPath) {
        if (!check || !product || textAt(store.draft(), path) === '') return;
        store.setFieldError(path, inWords(store.draft(), check, product)[path]);
      },
      /** Which of these divers' forms are complete. */
      completeDivers(draft: Draft, count: number): boolean[] {
        if (!check || !product) return Array(count).fill(false);
        const fields = Object.keys(check.faultsOf(draft, product, new Date()));
        return Array.from(
          { length: count },
          (_, index) => !fields.some((field) => field.startsWith(`divers.${index}.`)),
        );
      },
    }),
    [check, product, store, inWords],
  );
}
export type Checks = ReturnType<typeof useCheck>;
