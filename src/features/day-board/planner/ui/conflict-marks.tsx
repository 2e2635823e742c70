'use client';
import type { ConflictView } from '@/features/day-board/schema';
import css from './controls.module.css';
import { useConflictText } from './use-conflict-text';

/** The conflicts marked on one item of the board. */
export function ConflictMarks({ conflicts }: { conflicts: readonly ConflictView[] }) {
  const conflictText = useConflictText();
  if (conflicts.length === 0) return null;
  return (
    <ul className={css.marks}>
      {conflicts.map((conflict) => (
        <li key={JSON.stringify(conflict)} data-broken={conflict.broken || undefined}>
          {conflictText(conflict)}
        </li>
      ))}
    </ul>
  );
}
