'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { publicPath } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';
import { type Day, dayAt } from '@/shared/time/days';

/** Both days are inclusive. */
export type Span = { from: Day; to: Day };

export const calendarViews = ['month', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Keeps the selected product and days in the URL, so that they can be shared and reached with Back. */
export function useChosenDay() {
  const path = publicPath(usePathname());
  const search = useSearchParams();
  const [today] = useState(() => dayAt(new Date()));
  const { data: requestedDay } = z.iso.date().safeParse(search.get('day'));
  const day = requestedDay ?? today;
  const { data: last } = z.iso.date().safeParse(search.get('to'));
  const span: Span = { from: day, to: last && last > day ? last : day };
  const product = search.get('product') ?? '';

  const view = calendarViews.find((one) => one === search.get('view')) ?? 'month';

  const show = (change: { product?: string; span?: Span; view?: CalendarView }) => {
    const next = { product, span, view, ...change };
    const query = new URLSearchParams({
      ...(next.view === 'week' && { view: next.view }),
      ...(next.product && { product: next.product }),
      day: next.span.from,
      ...(next.span.to !== next.span.from && { to: next.span.to }),
    });
    window.history.replaceState(null, '', `${path}?${query}`);
  };
  return { today, product, span, view, show };
}
