'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/action/button';
import { Stopwatch, secondsLeft } from './countdown';
import css from './notice-body.module.css';
import type { Notice } from './notify';

/** Ends by the clock, even while the countdown of the notification is paused. */
function Action({ label, seconds, run, onDone }: NonNullable<Notice['action']> & { onDone: () => void }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const ending = setTimeout(() => setOver(true), seconds * 1000);
    return () => clearTimeout(ending);
  }, [seconds]);
  if (isOver) return null;
  return (
    <Button
      size="s"
      className={css.action}
      onClick={() => {
        run();
        onDone();
      }}
    >
      {label}
    </Button>
  );
}

/** The text and countdown of a notification; the countdown pauses while the pointer or the focus is on it. */
type Props = { text: string; seconds: number; action?: Notice['action']; onOver: () => void };

export function NoticeBody(props: Props) {
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
      <span>
        {props.text}
        {props.action && <Action {...props.action} onDone={onOver} />}
      </span>
      <span className={css.timer} aria-hidden="true" data-seconds-left={left}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="14" pathLength="1" strokeDasharray={`${left / seconds} 1`} />
        </svg>
        {left}
      </span>
    </div>
  );
}
