'use client';
import { useCallback, useEffect, useState } from 'react';
import type { FreeDay, FreeDaysInput, FreeDaysView } from '@/features/availability/schema';
import type { Locale } from '@/shared/locale/locales';
import { query } from '@/trpc/light';
import type { Stay } from './stay';

/** Free days as of a moment, which may be long ago for a page from memory. */
export type FreeDaysAt = { at: string; span: Stay; products: Pick<FreeDaysView, 'product' | 'days'>[] };

/** Bookings do not rebuild a page, so free days are fetched again after this time. */
const FRESH_MS = 10 * 60_000;

const isSame = (one: Stay, other: Stay) => one.from === other.from && one.to === other.to;

type State = { span: Stay; days: ReadonlyMap<string, readonly FreeDay[]> | null; isFailed: boolean };

const toMap = (products: FreeDaysAt['products']) => new Map(products.map(({ product, days }) => [product, days]));

/** Free days of all cards of a listing, fetched in one request. */
export function useFreeDays(lng: Locale, kind: FreeDaysInput['kind'], wanted: Stay, initial: FreeDaysAt) {
  const [state, setState] = useState<State>({ span: initial.span, days: toMap(initial.products), isFailed: false });
  const { from, to } = wanted;
  const ask = useCallback(() => {
    const span = { from, to };
    query(lng, 'availability.free_days', { ...span, kind }).then(
      ({ output }) => setState({ span, days: output ? toMap(output) : null, isFailed: !output }),
      () => setState({ span, days: null, isFailed: true }),
    );
  }, [lng, kind, from, to]);
  const { at, span } = initial;
  useEffect(() => {
    const isFresh = Date.now() - Date.parse(at) < FRESH_MS;
    if (!isFresh || !isSame(span, { from, to })) return ask();
    setState((now) => (isSame(now.span, span) ? now : { span, days: toMap(initial.products), isFailed: false }));
  }, [ask, at, span, from, to, initial.products]);
  const isCurrent = isSame(state.span, wanted);
  return { days: isCurrent ? state.days : null, isFailed: isCurrent && state.isFailed, askAgain: ask };
}
