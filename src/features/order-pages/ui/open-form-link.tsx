'use client';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/action/button-shape';

/** Opens the fold that holds the form before the browser scrolls there; without a script, browsers may do it too. */
export function OpenFormLink({ id, children }: { id: string; children: ReactNode }) {
  const open = () => document.getElementById(id)?.closest('details')?.setAttribute('open', '');
  return (
    <a className={buttonClass({ look: 'next' })} href={`#${id}`} onClick={open}>
      {children}
    </a>
  );
}
