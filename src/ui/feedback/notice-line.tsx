'use client';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Stopwatch, secondsLeft } from './countdown';
import { noticeBar } from './notice-bar-id';
import css from './notice-line.module.css';
import type { NoticeStackProps, NoticeTexts } from './notice-stack';
import type { Notice } from './notify';

const SUCCESS_SECONDS = 6;

/** The countdown pauses while the pointer or the focus is on the line. */
function Line({ notice, texts, onOver }: { notice: Notice; texts: NoticeTexts; onOver: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  const { type, title, text, action } = notice;
  const failed = type === 'error';
  const seconds = action?.seconds ?? (failed ? notice.timer : SUCCESS_SECONDS);
  useEffect(() => {
    const watch = new Stopwatch(performance.now());
    const look = () => {
      if (!action && line.current?.matches(':hover, :focus-within')) watch.hold(performance.now());
      else watch.run(performance.now());
      if (secondsLeft(seconds, watch.elapsed(performance.now())) === 0) onOver();
    };
    const ticking = setInterval(look, 200);
    return () => clearInterval(ticking);
  }, [seconds, action, onOver]);
  const kind = failed ? texts.error : texts.success;
  return (
    <p ref={line} className={css.line} data-type={type} role={failed ? 'alert' : 'status'}>
      {failed ? <IconAlertTriangle aria-hidden="true" /> : <IconCheck aria-hidden="true" />}
      <span>
        <span className="only-read-aloud">{kind}: </span>
        {title !== kind && <strong>{title} </strong>}
        {text}
      </span>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.run();
            onOver();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={texts.close} onClick={onOver}>
        <IconX aria-hidden="true" />
      </button>
    </p>
  );
}

/** The latest notification, in the top bar of the desk, where it covers nothing. */
export function NoticeLine({ notices, texts }: NoticeStackProps) {
  const [over, setOver] = useState<Notice>();
  const latest = notices.at(-1);
  const bar = document.getElementById(noticeBar);
  if (!bar) return null;
  return createPortal(
    <section aria-label={texts.region} className={css.region}>
      {latest && latest !== over && (
        <Line key={latest.id} notice={latest} texts={texts} onOver={() => setOver(latest)} />
      )}
    </section>,
    bar,
  );
}
