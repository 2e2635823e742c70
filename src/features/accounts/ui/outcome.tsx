'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '@/ui/feedback/alert';
import css from './account-card.module.css';

/** Takes the focus, because the button that had it may be gone or out of sight. */
export function Outcome({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className={css.outcome}>
      <Alert tone="success">{children}</Alert>
    </div>
  );
}
