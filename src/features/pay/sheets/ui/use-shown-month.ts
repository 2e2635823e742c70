'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { monthAt } from '@/features/pay/sheets/domain/months';
import { payMonth } from '@/features/pay/sheets/schema';
import { publicPath } from '@/shared/locale/locales';
import type { Month } from '@/shared/time/month';

/** Stores the month in the URL, so that it can be shared and reached with Back. */
export function useShownMonth() {
  const path = publicPath(usePathname());
  const [running] = useState(() => monthAt(new Date()));
  const { data: requested } = payMonth.safeParse(useSearchParams().get('month'));
  const show = (month: Month) => window.history.pushState(null, '', `${path}?month=${month}`);
  return { month: requested ?? running, show };
}
