import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { onNavigationStart } from '@/ui/feedback/navigation-start';

const pauseAfterTyping = 300;

/** For a field whose text is told when the typing pauses, and that follows when it is changed by other means. */
export function useTypedText(value: string, onTyped: (value: string) => void) {
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
    // Whoever leaves the list, by a row of it for instance, is not called back by what they typed before.
    const stop = onNavigationStart((to) => to.pathname !== location.pathname && forget());
    return () => {
      stop();
      forget();
    };
  }, []);
  // The address changed by other means: Back, or 'show everything'. What it owes to the typing is typed on.
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
