'use client';
import { useCallback, useEffect, useState } from 'react';

/** Seconds left since it was first shown or restarted, counted by the clock and not by ticks: a phone that slept is not behind. */
export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);

  const restart = useCallback(() => {
    setLeft(seconds);
    setEndsAt(performance.now() + seconds * 1000);
  }, [seconds]);

  useEffect(restart, [restart]);

  useEffect(() => {
    if (endsAt === null) return;
    const look = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    look();
    const ticking = setInterval(look, 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);

  return { left, isOver: left === 0, restart };
}
