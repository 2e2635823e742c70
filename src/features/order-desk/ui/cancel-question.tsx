'use client';
import { NumberInput } from '@mantine/core';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { rupiahInputProps } from '@/ui/form/rupiah-input-props';
import { RefundWay, type RefundWayName } from './refund-way';

type Props = {
  lng: Locale;
  order: StaffOrderView;
  /** True if this person may refund an amount other than the policy's. */
  mayChoose: boolean;
  onAmount: (amount: number) => void;
  onWay: (way: RefundWayName) => void;
};

/** The refund defaults to the policy's amount; staff with the right to money may change it. */
export function CancelQuestion({ lng, order: { may, can, status }, mayChoose, onAmount, onWay }: Props) {
  const { t } = useT('orders-admin');
  if (may.refundable === 0) return <p>{t('dialog.cancelNothing')}</p>;
  if (status === 'pending_payment')
    return <p>{t('dialog.cancelWrong', { amount: formatRupiah(may.refundable, lng) })}</p>;
  const sums = { policy: formatRupiah(can.refund_amount, lng), most: formatRupiah(may.refundable, lng) };
  if (!mayChoose) return <p>{t('dialog.cancelPolicy', sums)}</p>;
  return (
    <>
      <NumberInput
        label={t('dialog.cancelAmount')}
        description={t('dialog.cancelHint', sums)}
        defaultValue={can.refund_amount}
        min={0}
        max={may.refundable}
        clampBehavior="blur"
        {...rupiahInputProps(lng)}
        onChange={(value) => onAmount(Number(value))}
      />
      <RefundWay onWay={onWay} />
    </>
  );
}
