'use client';
import { useEffect, useState } from 'react';
import { type Day, dayAt } from '@/shared/time/days';

const A_MINUTE = 60_000;

/** The current day at the shop, updated on a screen that stays on overnight. */
export function useToday(atFirst: Day): Day {
  const [today, setToday] = useState(atFirst);
  useEffect(() => {
    const look = setInterval(() => setToday(dayAt(new Date())), A_MINUTE);
    return () => clearInterval(look);
  }, []);
  return today;
}
