'use client';
import { IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { stepsWith } from '@/features/booking/domain/form-steps';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import { useBooking } from './booking-context';
import { PayNote, useNextLabel } from './pay-button';
import { STEP_FORM } from './step-form';
import css from './summary.module.css';
import { SummaryLines } from './summary-lines';
import { useTotals } from './use-totals';

/** The running total, always visible: beside the form, or at the bottom of a phone's screen. */
export function Summary() {
  const { t } = useT('booking');
  const { lng, product, step, isBusy, byStaff } = useBooking();
  const [isOpen, setOpen] = useState(false);
  const totals = useTotals();
  const label = useNextLabel(true);
  const isCharged = stepsWith(step).includes('payment') && !byStaff;
  if (!product) return null;
  const total = totals ? formatRupiah(totals.total, lng) : t('summary.no_total');
  return (
    <>
      <aside className={css.side} aria-label={t('summary.title')}>
        <h2>{t('summary.title')}</h2>
        <SummaryLines totals={totals} />
      </aside>
      <div className={classNames(css.bar, isOpen && css.open)}>
        {isOpen && (
          <div id="summary-sheet" className={css.sheet}>
            <SummaryLines totals={totals} onAdd={() => setOpen(false)} />
          </div>
        )}
        {isCharged && (
          <div className={css.note}>
            <PayNote />
          </div>
        )}
        <div className={css.row}>
          <button
            type="button"
            className={css.total}
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'summary-sheet' : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span>
              {t('summary.total')} <IconChevronUp aria-hidden="true" />
            </span>
            <strong>{total}</strong>
          </button>
          <Button type="submit" form={STEP_FORM} look="next" busy={isBusy} onClick={() => setOpen(false)}>
            {label}
          </Button>
        </div>
      </div>
    </>
  );
}
