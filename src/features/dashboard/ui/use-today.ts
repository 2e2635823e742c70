'use client';
import { useEffect, useState } from 'react';
import { type Day, dayAt } from '@/shared/time/days';

const A_MINUTE = 60_000;

/** The day it is at the shop; a screen that is left on overnight shows the new one in the morning. */
export function useToday(atFirst: Day): Day {
  const [today, setToday] = useState(atFirst);
  useEffect(() => {
    const look = setInterval(() => setToday(dayAt(new Date())), A_MINUTE);
    return () => clearInterval(look);
  }, []);
  return today;
}
