'use client';
import { NativeSelect } from '@mantine/core';
import { refundWays } from '@/features/payments/schema';
import { useT } from '@/i18n/client';

export type RefundWayName = (typeof refundWays)[number];

/** How a refund goes back: as it came, in cash now, or by a bank transfer of the shop. */
export function RefundWay({ onWay }: { onWay: (way: RefundWayName) => void }) {
  const { t } = useT('orders-admin');
  return (
    <WaySelect ways={refundWays} label={t('refundWay.label')} nameOf={(way) => t(`refundWay.${way}`)} onWay={onWay} />
  );
}

type SelectProps<Way extends string> = {
  ways: readonly Way[];
  label: string;
  nameOf: (way: Way) => string;
  onWay: (way: Way) => void;
};

export function WaySelect<Way extends string>({ ways, label, nameOf, onWay }: SelectProps<Way>) {
  return (
    <NativeSelect
      label={label}
      data={ways.map((value) => ({ value, label: nameOf(value) }))}
      onChange={({ currentTarget: { value } }) => {
        const way = ways.find((one) => one === value);
        if (way) onWay(way);
      }}
    />
  );
}
