'use client';
import { Checkbox, Radio, Textarea } from '@mantine/core';
import type { EditInput, EditPreview } from '@/features/order-desk/editing/schema';
import { RefundWay, type RefundWayName } from '@/features/order-desk/ui/refund-way';
import { DoubleBookingWarning } from '@/features/orders/ui/double-booking-warning';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { Alert } from '@/ui/feedback/alert';
import css from './edit-order.module.css';

export type Settling = {
  settle: NonNullable<EditInput['settle']> | null;
  how: RefundWayName;
  reason: string;
  notify: boolean;
};

type Props = {
  preview: EditPreview | undefined;
  /**
   * True if something differs from the order; without a preview, the server has refused the edit or not answered yet.
   */
  isDirty: boolean;
  settling: Settling;
  errors: Record<string, string>;
  onChange: (patch: Partial<Settling>) => void;
};

/** Tells whether the seats are free, and why not. */
function Seats({ seats }: Pick<EditPreview, 'seats'>) {
  const { t } = useT('orders-admin');
  if (!seats) return null;
  if (seats.free) return <p>{t('edit.seatsFree')}</p>;
  return (
    <Alert tone="error" title={t('edit.noSeats')}>
      {seats.message}
    </Alert>
  );
}

/** The changes, the seats, the new price, and the ways to settle the difference. */
export function EditSummary({ preview, isDirty, settling, errors, onChange }: Props) {
  const { t, lng } = useT('orders-admin');
  const { t: words } = useT('orders');
  if (!preview && isDirty) return null;
  if (!preview || preview.changes.length === 0) return <p>{t('edit.nothing')}</p>;
  const { changes, difference, excess, settlements } = preview;
  const rupiah = (amount: number) => formatRupiah(amount, lng);
  const lines = [
    { label: t('edit.before'), amount: preview.total_before },
    { label: t('edit.total'), amount: preview.total, isStrong: true },
    { label: t('edit.difference'), amount: difference },
    { label: words('money.remaining'), amount: preview.outstanding },
    ...(excess > 0 ? [{ label: t('edit.excess'), amount: excess, isStrong: true }] : []),
  ];
  return (
    <div className={css.fields} aria-live="polite">
      <p>{changes.map((kind) => words(`changed.${kind}`)).join(', ')}</p>
      <Seats seats={preview.seats} />
      <DoubleBookingWarning found={preview.double_bookings} />
      {difference !== 0 && (
        <dl className={css.lines}>
          {lines.map(({ label, amount, isStrong }) => (
            <div key={label} data-strong={isStrong}>
              <dt>{label}</dt>
              <dd>{rupiah(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {settlements.length > 0 && (
        <Radio.Group label={t('edit.settle')} value={settling.settle} error={errors.settle}>
          <div className={css.fields}>
            {settlements.map((way) => (
              <Radio
                key={way}
                value={way}
                label={t(difference > 0 && way === 'collect' ? 'edit.way.collectMore' : `edit.way.${way}`, {
                  amount: rupiah(excess),
                })}
                onChange={() => onChange({ settle: way })}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {settling.settle !== null && settling.settle !== 'collect' && settlements.includes(settling.settle) && (
        <Textarea
          autosize
          label={t('refundReason')}
          value={settling.reason}
          error={errors.reason}
          onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
        />
      )}
      {settling.settle === 'refund' && excess > 0 && (
        <RefundWay value={settling.how} onWay={(how) => onChange({ how })} />
      )}
      <Checkbox
        label={t('edit.notify')}
        checked={settling.notify}
        onChange={({ currentTarget }) => onChange({ notify: currentTarget.checked })}
      />
    </div>
  );
}
