import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { onNavigationStart } from '@/ui/feedback/navigation-start';

const pauseAfterTyping = 300;

/** Debounces typing: calls `onTyped` when typing pauses, and follows `value` when it changes by other means. */
export function useDebouncedText(value: string, onTyped: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [reported, setReported] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestOnTyped = useRef(onTyped);
  useEffect(() => {
    latestOnTyped.current = onTyped;
  });
  useEffect(() => {
    const forget = () => clearTimeout(waiting.current);
    // Cancels a pending call when the person leaves the list; otherwise it would bring them back.
    const stop = onNavigationStart((to) => to.pathname !== location.pathname && forget());
    return () => {
      stop();
      forget();
    };
  }, []);
  // The address changed by other means, such as Back or 'show everything'; a change caused by typing does not reset the
  // text.
  if (shown !== value) {
    setShown(value);
    if (value !== reported) setTyped(value);
    setReported(value);
  }
  const onChange = ({ currentTarget: { value: now } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(now);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      setReported(now.trim());
      latestOnTyped.current(now.trim());
    }, pauseAfterTyping);
  };
  return { value: typed, onChange };
}
