'use client';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '@/ui/action/button';
import type { LiveFrameProps, Phase } from './live-frame';
import css from './live-map.module.css';

type Props = Pick<LiveFrameProps, 'frame' | 'content'> & { ask: string; children: ReactNode };

/** Shows the drawn map with a button that loads the interactive one. */
export function LiveMap({ ask, children, ...rest }: Props) {
  const [phase, setPhase] = useState<Phase>('drawn');
  const [Frame, setFrame] = useState<ComponentType<LiveFrameProps>>();
  const open = () => {
    setPhase('coming');
    import('./live-frame').then(
      ({ LiveFrame }) => setFrame(() => LiveFrame),
      () => setPhase('drawn'),
    );
  };
  return (
    <div className={css.stage} data-phase={phase}>
      <div className={css.drawing} inert={phase === 'shown'}>
        {children}
      </div>
      {Frame && phase !== 'drawn' && <Frame {...rest} phase={phase} setPhase={setPhase} />}
      {phase !== 'shown' && (
        <Button className={css.ask} look="solid" size="s" disabled={phase === 'coming'} onClick={open}>
          {ask}
        </Button>
      )}
    </div>
  );
}
