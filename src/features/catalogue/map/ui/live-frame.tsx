'use client';
import { useRouter } from 'next/navigation';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react';
import { Button } from '@/ui/action/button';
import css from './live-map.module.css';
import { type FrameMessage, listenForMessages, type MapContent, sendMessage } from './map-messages';
import { MAP_PATIENCE_MS } from './map-patience';

/**
 * `offered` waits for a click in data-saver mode, `failed` means that nothing loaded, and `here` means loaded but
 * hidden until the focus leaves the drawn map. The drawn map is visible in every phase except `shown`.
 */
export type Phase = 'unseen' | 'offered' | 'failed' | 'coming' | 'here' | 'shown';

export type LiveFrameProps = {
  frame: string;
  content: MapContent;
  ask: string;
  phase: Phase;
  setPhase: Dispatch<SetStateAction<Phase>>;
  drawing: RefObject<HTMLElement | null>;
};

function firstPhase(): Phase {
  if (!navigator.onLine) return 'failed';
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? 'offered' : 'coming';
}

/**
 * Covers the drawn map with the interactive one once rendered. Runs in an iframe, because only there may third-party
 * pictures and scripts be loaded.
 */
export function LiveFrame({ frame, content, ask, phase, setPhase, drawing }: LiveFrameProps) {
  const live = useRef<HTMLIFrameElement>(null);
  const router = useRouter();
  const hasFrame = phase === 'coming' || phase === 'here' || phase === 'shown';

  useEffect(() => setPhase(firstPhase()), [setPhase]);

  useEffect(() => {
    if (phase !== 'failed') return;
    const again = () => setPhase('coming');
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [phase, setPhase]);

  useEffect(() => {
    if (phase !== 'coming') return;
    const tooLong = setTimeout(() => setPhase('failed'), MAP_PATIENCE_MS);
    return () => clearTimeout(tooLong);
  }, [phase, setPhase]);

  useEffect(() => {
    if (phase !== 'here' || !drawing.current) return;
    const drawn = drawing.current;
    /** Keeps the drawn map while the focus is on one of its pins. */
    const showUnless = (stands: unknown) => {
      if (!(stands instanceof Node && drawn.contains(stands))) setPhase('shown');
    };
    const left = ({ relatedTarget }: FocusEvent) => showUnless(relatedTarget);
    drawn.addEventListener('focusout', left);
    showUnless(document.activeElement);
    return () => drawn.removeEventListener('focusout', left);
  }, [phase, setPhase, drawing]);

  useEffect(() => {
    if (!hasFrame) return;
    return listenForMessages<FrameMessage>(
      () => live.current?.contentWindow ?? null,
      (words) => {
        if (words.map === 'ready' && live.current?.contentWindow) {
          sendMessage(live.current.contentWindow, { map: 'places', content });
        } else if (words.map === 'shown') setPhase((now) => (now === 'coming' ? 'here' : now));
        else if (words.map === 'failed') setPhase('failed');
        else if (words.map === 'go' && content.pins.some(({ href }) => href === words.href)) router.push(words.href);
      },
    );
  }, [hasFrame, content, router, setPhase]);

  return (
    <>
      {hasFrame && <iframe ref={live} className={css.live} src={frame} title={content.label} />}
      {phase === 'offered' && (
        <Button className={css.ask} look="solid" size="s" onClick={() => setPhase('coming')}>
          {ask}
        </Button>
      )}
    </>
  );
}
