'use client';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LiveFrameProps, Phase } from './live-frame';
import css from './live-map.module.css';

const NEAR = '300px 0px';

type Props = Pick<LiveFrameProps, 'frame' | 'content' | 'ask'> & { note?: ReactNode; children: ReactNode };

/** Loads the script of the interactive map only once it comes near the viewport. */
export function LiveMap({ note, children, ...rest }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('unseen');
  const [Frame, setFrame] = useState<ComponentType<LiveFrameProps>>();

  useEffect(() => {
    if (!stage.current) return;
    const left = new AbortController();
    const load = () =>
      import('./live-frame').then(
        ({ LiveFrame }) => setFrame(() => LiveFrame),
        () => addEventListener('online', load, { once: true, signal: left.signal }),
      );
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(stage.current);
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, []);

  return (
    <div ref={stage} className={css.stage} data-phase={phase}>
      <div className={css.box}>
        <div ref={drawing} className={css.drawing} inert={phase === 'shown'}>
          {children}
        </div>
        {Frame && <Frame {...rest} phase={phase} setPhase={setPhase} drawing={drawing} />}
      </div>
      {note && <div className={css.note}>{note}</div>}
    </div>
  );
}
