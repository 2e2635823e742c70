'use client';
import { NumberInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { amountOf, changeOf, type TypedLine, withRest } from '@/features/counter/domain/payment-lines';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { useShop } from '@/shop/client';
import { Button, IconButton } from '@/ui/action/button';
import { ChoiceChips } from '@/ui/form/choice-chips';
import { rupiahInputProps } from '@/ui/form/rupiah-input-props';
import css from './payment-lines.module.css';

type Props = {
  lines: readonly TypedLine[];
  onChange: (lines: TypedLine[]) => void;
  errors: Record<string, string>;
  /** The amount due, of which a further payment takes the rest. */
  due: number;
  /** True when lowering the only payment adds a second one with the rest. */
  isPaidInFull?: boolean;
  /** Further actions beside the button for another payment. */
  children?: ReactNode;
};

/** Payments that are taken in one go, with the change to give. */
export function PaymentLines({ lines, onChange, errors, due, isPaidInFull, children }: Props) {
  const { t, lng } = useT('orders-admin');
  const { counterMethods } = useShop();
  const change = (key: number, patch: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...patch } : line)));
  const changeAmount = (key: number, amount: number | string) => {
    const changed = lines.map((line) => (line.key === key ? { ...line, amount } : line));
    const leavesRest = lines.length === 1 && amount !== '' && Number(amount) < due;
    onChange(isPaidInFull && leavesRest ? withRest(changed, counterMethods) : changed);
  };
  const amounts = lines.map((line) => amountOf(line, lines, due));
  const back = lines.reduce((sum, line, index) => sum + changeOf(line, amounts[index] ?? ''), 0);
  return (
    <div className={css.lines}>
      {lines.map((line, index) => (
        <fieldset key={line.key} className={css.line} aria-label={t('counter.line', { number: index + 1 })}>
          <ChoiceChips
            label={t('field.method')}
            choices={[...new Set([...counterMethods, line.method])].map((value) => ({
              value,
              label: t(`method.${value}`),
            }))}
            value={line.method}
            onChange={(method) => change(line.key, { method: method as TypedLine['method'] })}
          />
          <div className={css.amounts}>
            <NumberInput
              label={t('field.amount')}
              description={line.amount === null && amounts[index] !== '' ? t('counter.rest') : undefined}
              {...rupiahInputProps(lng)}
              value={amounts[index]}
              onChange={(amount) => changeAmount(line.key, amount)}
              error={errors[`payments.${index}.amount`]}
              data-path={`payments.${index}.amount`}
              data-rest={line.amount === null || undefined}
              data-autofocus={index === 0 || undefined}
            />
            {line.method === 'cash' && (
              <NumberInput
                label={t('counter.received')}
                {...rupiahInputProps(lng)}
                value={line.received}
                onChange={(received) => change(line.key, { received })}
                error={errors[`payments.${index}.received`]}
              />
            )}
            {lines.length > 1 && (
              <IconButton
                label={t('counter.removeLine', { number: index + 1 })}
                onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
              >
                <IconX aria-hidden="true" />
              </IconButton>
            )}
          </div>
        </fieldset>
      ))}
      <output className={css.change}>{back > 0 && t('counter.change', { amount: formatRupiah(back, lng) })}</output>
      <div className={css.foot}>
        <Button
          size="s"
          look="quiet"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onChange(withRest(lines, counterMethods))}
        >
          {t('counter.addLine')}
        </Button>
        {children}
      </div>
    </div>
  );
}
