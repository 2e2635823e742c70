'use client';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ConflictView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './band.module.css';

type Props = {
  id?: string;
  /** The departure of a band with only one; screen readers announce the band by it. */
  label?: string | undefined;
  head: ReactNode;
  /** The name of the band for the button that folds it, on a phone. */
  fold: string;
  /** Everything to settle in the band. */
  conflicts: readonly ConflictView[];
  children: ReactNode;
};

/** A band of the board under one line. On a phone it is folded until it is opened, unless there is something to settle. */
export function BoardBand({ id, label, head, fold, conflicts, children }: Props) {
  const { t } = useT('outings-admin');
  const [isOpen, setOpen] = useState<boolean>();
  const count = conflicts.length;
  const isBroken = conflicts.some(({ broken }) => broken);
  const shown = isOpen ?? count > 0;
  const Band = label ? 'section' : 'div';
  return (
    <Band
      id={id}
      className={css.band}
      {...(label && { 'aria-label': label })}
      data-broken={isBroken || undefined}
      data-folded={!shown || undefined}
    >
      <div className={css.head}>
        {head}
        <span className={css.state}>
          {count > 0 ? (
            <StatusBadge tone={isBroken ? 'danger' : 'warning'}>{t('conflicts.count', { count })}</StatusBadge>
          ) : (
            <StatusBadge tone="success">{t('board.ready')}</StatusBadge>
          )}
        </span>
        <button
          type="button"
          className={css.fold}
          aria-expanded={shown}
          aria-label={fold}
          onClick={() => setOpen(!shown)}
        >
          <IconChevronRight aria-hidden="true" />
        </button>
      </div>
      <div className={css.inside}>{children}</div>
    </Band>
  );
}
