'use client';
import 'dayjs/locale/de';
import 'dayjs/locale/id';
import 'dayjs/locale/ja';
import 'dayjs/locale/zh';
import { HeadlessMantineProvider } from '@mantine/core';
import { DatesProvider as MantineDatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import type { Locale } from '@/shared/locale/locales';

const MONDAY = 1;

/** Mantine's calendars in a language of ours; our own style sheets draw them, so that public pages load no others. */
export function DatesProvider({ lng, children }: { lng: Locale; children: ReactNode }) {
  return (
    <HeadlessMantineProvider>
      <MantineDatesProvider settings={{ locale: lng, firstDayOfWeek: MONDAY }}>{children}</MantineDatesProvider>
    </HeadlessMantineProvider>
  );
}
