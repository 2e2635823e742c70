'use client';
import { useEffect, useState } from 'react';
import { secondsLeft } from './countdown';

/**
 * Seconds left of `seconds` that started at `since`, measured by the clock and not by ticks, so that it is right after
 * a phone has slept.
 */
export function useCountdown(seconds: number, since: number) {
  const [now, setNow] = useState(() => performance.now());

  useEffect(() => {
    const look = () => setNow(performance.now());
    look();
    const ticking = setInterval(look, 1000);
    return () => clearInterval(ticking);
  }, []);

  const left = secondsLeft(seconds, Math.max(0, now - since));
  return { left, isOver: left === 0 };
}
