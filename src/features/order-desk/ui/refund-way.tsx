'use client';
import { refundWays } from '@/features/payments/schema';
import { useT } from '@/i18n/client';
import { ChoiceSelect } from '@/ui/form/choice-select';

export type RefundWayName = (typeof refundWays)[number];

/** How a refund goes back: as it came, in cash now, or by a bank transfer of the shop. */
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
  /** The first of the ways unless another was chosen before. */
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
