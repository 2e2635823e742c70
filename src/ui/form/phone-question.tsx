'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/action/button';
import css from './phone-question.module.css';

export type PhoneQuestionTexts = { text: string; confirm: string };

/** The numbers that were asked about since the page was loaded, in any field. */
const questioned = new Set<string>();

/** Waits while something is pressed: a line that appears meanwhile would move it away from under the pointer. */
const released = () =>
  new Promise<unknown>((resolve) => {
    if (document.querySelector(':active')) addEventListener('mouseup', resolve, { once: true });
    else resolve(undefined);
  });

/** Asks once about a number that its country does not give out; it stays valid, whatever the answer. */
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
    // Offline, nothing is asked.
    ask().catch(() => {});
    return () => {
      isCurrent = false;
      setDoubtful('');
    };
  }, [number]);
  const confirm = () => {
    // Its button goes, and the next field follows from here.
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
