'use client';
import { refundWays } from '@/features/payments/schema';
import { useT } from '@/i18n/client';
import { ChoiceSelect } from '@/ui/form/choice-select';

export type RefundWayName = (typeof refundWays)[number];

/** Chooses how money is refunded: as it was paid, in cash now, or by bank transfer. */
export function RefundWay({ value, onWay }: { value?: RefundWayName; onWay: (way: RefundWayName) => void }) {
  const { t } = useT('orders-admin');
  return (
    <WaySelect
      ways={refundWays}
      value={value}
      label={t('refundWay.label')}
      nameOf={(way) => t(`refundWay.${way}`)}
      onWay={onWay}
    />
  );
}

type SelectProps<Way extends string> = {
  ways: readonly Way[];
  /** Defaults to the first way. */
  value?: Way | undefined;
  label: string;
  nameOf: (way: Way) => string;
  onWay: (way: Way) => void;
};

export function WaySelect<Way extends string>({ ways, value, label, nameOf, onWay }: SelectProps<Way>) {
  return (
    <ChoiceSelect
      label={label}
      defaultValue={value ?? ways[0]}
      data={ways.map((value) => ({ value, label: nameOf(value) }))}
      onChange={({ currentTarget: { value } }) => {
        const way = ways.find((one) => one === value);
        if (way) onWay(way);
      }}
    />
  );
}
