'use client';
import { useEffect, useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { formatDay, formatTime } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import css from './wall-clock.module.css';

const TICK_MS = 10_000;

/** The shop's time and day, to be read across the room. */
export function WallClock({ lng, start }: { lng: Locale; start: string }) {
  const [now, setNow] = useState(() => new Date(start));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const ticking = setInterval(tick, TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return (
    <div className={css.clock}>
      <time dateTime={now.toISOString()}>{formatTime(now, lng)}</time>
      <h1>{formatDay(dayAt(now), lng, 'full')}</h1>
    </div>
  );
}
