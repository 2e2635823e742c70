'use client';
import { useEffect, useState } from 'react';
import { secondsLeft } from './countdown';

/** Seconds left of `seconds` that began at `since`, counted by the clock and not by ticks: a phone that slept is not behind. */
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
