'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** Marks the parts of the area under the pointer or the focus; without scripts, the address of the page does. */
export function ChosenArea({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = map;
    const partOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-area]') : null;
    const choose = (event: Event) => {
      const area = partOf(event)?.dataset.area;
      if (!area || !current) return;
      for (const part of current.querySelectorAll<HTMLElement>('[data-area]'))
        part.toggleAttribute('data-chosen', part.dataset.area === area);
    };
    const stay = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.preventDefault();
    };
    current?.addEventListener('pointerover', choose);
    current?.addEventListener('focusin', choose);
    current?.addEventListener('click', stay);
    return () => {
      current?.removeEventListener('pointerover', choose);
      current?.removeEventListener('focusin', choose);
      current?.removeEventListener('click', stay);
    };
  }, []);
  return (
    <div ref={map} className={className}>
      {children}
    </div>
  );
}
