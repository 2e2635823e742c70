'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { publicPath } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';
import { type Day, dayAt } from '@/shared/time/days';

/** Keeps the displayed day in the URL, so that it can be shared and reached with Back. */
export function useShownDate() {
  const path = publicPath(usePathname());
  const [today] = useState(() => dayAt(new Date()));
  const { data: requested } = z.iso.date().safeParse(useSearchParams().get('date'));
  const show = (date: Day) => window.history.pushState(null, '', `${path}?date=${date}`);
  return { date: requested ?? today, today, show };
}
