'use client';
import { HeadlessMantineProvider } from '@mantine/core';
import { DatesProvider as MantineDatesProvider } from '@mantine/dates';
import de from 'dayjs/locale/de';
import en from 'dayjs/locale/en';
import id from 'dayjs/locale/id';
import ja from 'dayjs/locale/ja';
import zh from 'dayjs/locale/zh';
import type { ReactNode } from 'react';
import type { Locale } from '@/shared/locale/locales';

/** Importing a locale registers it with Day.js. */
const dayjsLocales: Record<Locale, { name: string }> = { en, id, ja, zh, de };

const MONDAY = 1;

/** Mantine's calendars in one of our languages; our own style sheets draw them, so that public pages load no others. */
export function DatesProvider({ lng, children }: { lng: Locale; children: ReactNode }) {
  return (
    <HeadlessMantineProvider>
      <MantineDatesProvider settings={{ locale: dayjsLocales[lng].name, firstDayOfWeek: MONDAY }}>
        {children}
      </MantineDatesProvider>
    </HeadlessMantineProvider>
  );
}
