'use client';
import { IconChevronRight, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import css from './plans-changed.module.css';

type Props = {
  /** Names the action and the amount it returns. */
  label: string;
  hint: string;
  question: { title: string; body: ReactNode; confirmLabel: string };
  busy: boolean;
  fault: string | undefined;
  onConfirm: () => void;
};

/** One row that ends something, after a question that states the refund. */
export function EndRow({ label, hint, question, busy, fault, onConfirm }: Props) {
  const ask = async () => {
    if (await confirm({ ...question, danger: true })) onConfirm();
  };
  return (
    <div className={css.end}>
      {fault && <Alert tone="error">{fault}</Alert>}
      <button type="button" className={css.row} disabled={busy} onClick={ask}>
        <IconX aria-hidden="true" />
        <span>
          {label}
          <small>{hint}</small>
        </span>
        <IconChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
