'use client';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '@/i18n/client';
import { ChipBadge, ChipButton } from '@/ui/show/chip-row';
import css from './folded-filters.module.css';
import type { TableControl } from './use-table-state';

/**
 * Filters behind one button on a phone. They open in place, because the calendar of a day would open below a sheet of
 * the browser.
 */
export function FoldedFilters({ control, children }: { control: TableControl; children: ReactNode }) {
  const { t } = useT('ui');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(control.state.filters).filter(Boolean).length;
  return (
    <>
      <span className={css.opener}>
        <ChipButton isChosen={false} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <IconAdjustmentsHorizontal aria-hidden="true" />
          {t('table.filters')}
          <ChipBadge count={count} />
        </ChipButton>
      </span>
      <div id={id} className={css.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
