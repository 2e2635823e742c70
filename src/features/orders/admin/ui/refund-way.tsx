'use client';
import { NativeSelect } from '@mantine/core';
import { refundWays } from '@/features/payments/schema';
import { useT } from '@/i18n/client';

export type RefundWayName = (typeof refundWays)[number];

const isWay = (name: string): name is RefundWayName => refundWays.some((way) => way === name);

/** How a refund goes back: as it came, in cash now, or by a bank transfer of the shop. */
export function RefundWay({ onWay }: { onWay: (way: RefundWayName) => void }) {
  const { t } = useT('orders-admin');
  return (
    <NativeSelect
      label={t('refundWay.label')}
      data={refundWays.map((value) => ({ value, label: t(`refundWay.${value}`) }))}
      onChange={({ currentTarget: { value } }) => isWay(value) && onWay(value)}
    />
  );
}
