'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/action/button';
import css from './live-map.module.css';
import { type FrameMessage, hear, type MapContent, sendMessage } from './map-messages';
import { MAP_PATIENCE_MS } from './map-patience';

const NEAR = '300px 0px';

/**
 * `offered` waits for a click in data-saver mode, `failed` means that nothing loaded, and `here` means loaded, but not
 * displayed until the focus leaves the drawn map. The drawn map is displayed in every phase except `shown`.
 */
type Phase = 'unseen' | 'offered' | 'failed' | 'coming' | 'here' | 'shown';

function whenSeen(): Phase {
  if (!navigator.onLine) return 'failed';
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ? 'offered' : 'coming';
}

/** Calls back once the element comes near the viewport. */
function useSeen(part: { current: Element | null }, seen: () => void) {
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        seen();
      },
      { rootMargin: NEAR },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, seen]);
}

type Props = { frame: string; content: MapContent; ask: string; note?: ReactNode; children: ReactNode };

/**
 * Covers the drawn map with the interactive one once it comes into view and has rendered. It runs in an iframe, because
 * only there may third-party pictures and scripts be loaded.
 */
export function LiveMap({ frame, content, ask, note, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLIFrameElement>(null);
  const router = useRouter();
  const [phase, setPhase] = useState<Phase>('unseen');
  const hasFrame = phase === 'coming' || phase === 'here' || phase === 'shown';
  const seen = useCallback(() => setPhase(whenSeen()), []);
  useSeen(stage, seen);

  useEffect(() => {
    if (phase !== 'failed') return;
    const again = () => setPhase('coming');
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'coming') return;
    const tooLong = setTimeout(() => setPhase('failed'), MAP_PATIENCE_MS);
    return () => clearTimeout(tooLong);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'here' || !drawing.current) return;
    const drawn = drawing.current;
    /** A keyboard user focused on a pin of the drawn map keeps it until the focus leaves. */
    const showUnless = (stands: unknown) => {
      if (!(stands instanceof Node && drawn.contains(stands))) setPhase('shown');
    };
    const left = ({ relatedTarget }: FocusEvent) => showUnless(relatedTarget);
    drawn.addEventListener('focusout', left);
    showUnless(document.activeElement);
    return () => drawn.removeEventListener('focusout', left);
  }, [phase]);

  useEffect(() => {
    if (!hasFrame) return;
    return hear<FrameMessage>(
      () => live.current?.contentWindow ?? null,
      (words) => {
        if (words.map === 'ready' && live.current?.contentWindow) {
          sendMessage(live.current.contentWindow, { map: 'places', content });
        } else if (words.map === 'shown') setPhase((now) => (now === 'coming' ? 'here' : now));
        else if (words.map === 'failed') setPhase('failed');
        else if (words.map === 'go' && content.pins.some(({ href }) => href === words.href)) router.push(words.href);
      },
    );
  }, [hasFrame, content, router]);

  return (
    <div ref={stage} className={css.stage} data-phase={phase}>
      <div className={css.box}>
        <div ref={drawing} className={css.drawing} inert={phase === 'shown'}>
          {children}
        </div>
        {hasFrame && <iframe ref={live} className={css.live} src={frame} title={content.label} />}
        {phase === 'offered' && (
          <Button className={css.ask} look="solid" size="s" onClick={() => setPhase('coming')}>
            {ask}
          </Button>
        )}
      </div>
      {note && <div className={css.note}>{note}</div>}
    </div>
  );
}
