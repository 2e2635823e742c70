'use client';
import { useState } from 'react';
import type { DayPicker } from './day-picker';

/** The calendar of a date field, fetched when it is first opened; without a connection, a date can still be typed. */
export function useDayPicker() {
  const [isOpen, setOpen] = useState(false);
  const [Picker, setPicker] = useState<typeof DayPicker | null>(null);
  const open = async () => {
    const loaded = await import('./day-picker').catch(() => null);
    setPicker(() => loaded?.DayPicker ?? null);
    setOpen(loaded !== null);
  };
  return { Picker, isOpen, setOpen, toggle: () => (isOpen ? setOpen(false) : open()) };
}
