'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/action/button';
import css from './phone-question.module.css';

export type PhoneQuestionTexts = { text: string; confirm: string };

/** Numbers already questioned since the page was loaded, in any field. */
const questioned = new Set<string>();

/** Waits while the pointer is pressed: a line appearing meanwhile would move the target away from under it. */
const released = () =>
  new Promise<unknown>((resolve) => {
    if (document.querySelector(':active')) addEventListener('mouseup', resolve, { once: true });
    else resolve(undefined);
  });

/**
 * Asks once about a number in a range that its country has not assigned; the number stays valid, whatever the answer.
 */
export function PhoneQuestion({ number, texts }: { number: string; texts: PhoneQuestionTexts }) {
  const [doubtful, setDoubtful] = useState('');
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!number || questioned.has(number)) return;
    let isCurrent = true;
    const ask = async () => {
      const { isDoubtfulPhone } = await import('@/shared/schema/doubtful-phone');
      if (!isDoubtfulPhone(number)) return;
      await released();
      if (!isCurrent) return;
      questioned.add(number);
      setDoubtful(number);
    };
    // Asks nothing while offline.
    ask().catch(() => {});
    return () => {
      isCurrent = false;
      setDoubtful('');
    };
  }, [number]);
  const confirm = () => {
    // The button disappears, so the focus moves to the region, from which Tab reaches the next field.
    region.current?.focus();
    setDoubtful('');
  };
  return (
    <div ref={region} className={css.question} aria-live="polite" tabIndex={-1}>
      {doubtful && (
        <>
          <p>{texts.text}</p>
          <Button size="s" onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      )}
    </div>
  );
}
