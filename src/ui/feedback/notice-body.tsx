'use client';
import { useEffect, useRef, useState } from 'react';
import { Stopwatch, secondsLeft } from './countdown';
import css from './notice-body.module.css';

/** The text and countdown of a notification; the countdown pauses while the pointer or the focus is on it. */
export function NoticeBody(props: { text: string; seconds: number; onOver: () => void }) {
  const body = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(props.seconds);
  const { seconds, onOver } = props;

  useEffect(() => {
    const card = body.current?.closest<HTMLElement>('[role="alert"], [role="status"]');
    const watch = new Stopwatch(performance.now());
    const look = () => {
      if (card?.matches(':hover, :focus-within')) watch.hold(performance.now());
      else watch.run(performance.now());
      const now = secondsLeft(seconds, watch.elapsed(performance.now()));
      setLeft(now);
      if (now === 0) onOver();
    };
    const ticking = setInterval(look, 200);
    return () => clearInterval(ticking);
  }, [seconds, onOver]);

  return (
    <div ref={body} className={css.body}>
      <span>{props.text}</span>
      <span className={css.timer} aria-hidden="true" data-seconds-left={left}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="14" pathLength="1" strokeDasharray={`${left / seconds} 1`} />
        </svg>
        {left}
      </span>
    </div>
  );
}
