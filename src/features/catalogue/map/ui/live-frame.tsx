'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import css from './live-map.module.css';
import { type FrameMessage, listenForMessages, type MapContent, sendMessage } from './map-messages';
import { MAP_PATIENCE_MS } from './map-patience';

export type Phase = 'drawn' | 'coming' | 'shown';

export type LiveFrameProps = {
  frame: string;
  content: MapContent;
  phase: Phase;
  setPhase: (phase: Phase) => void;
};

/**
 * Covers the drawn map with the interactive one once rendered; the drawn map returns if it cannot be. Runs in an
 * iframe, because only there may third-party pictures and scripts be loaded.
 */
export function LiveFrame({ frame, content, phase, setPhase }: LiveFrameProps) {
  const live = useRef<HTMLIFrameElement>(null);
  const router = useRouter();

  useEffect(() => {
    if (phase !== 'coming') return;
    const tooLong = setTimeout(() => setPhase('drawn'), MAP_PATIENCE_MS);
    return () => clearTimeout(tooLong);
  }, [phase, setPhase]);

  useEffect(
    () =>
      listenForMessages<FrameMessage>(
        () => live.current?.contentWindow ?? null,
        (words) => {
          if (words.map === 'ready' && live.current?.contentWindow) {
            sendMessage(live.current.contentWindow, { map: 'places', content });
          } else if (words.map === 'shown') setPhase('shown');
          else if (words.map === 'failed') setPhase('drawn');
          else if (words.map === 'go' && content.pins.some(({ href }) => href === words.href)) router.push(words.href);
        },
      ),
    [content, router, setPhase],
  );

  return <iframe ref={live} className={css.live} src={frame} title={content.label} />;
}
