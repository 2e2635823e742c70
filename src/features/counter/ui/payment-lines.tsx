'use client';
import { NumberInput, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import type { CounterMethod } from '@/shared/shop/selling';
import { useShop } from '@/shop/client';
import { Button, IconButton } from '@/ui/action/button';
import { rupiahInputProps } from '@/ui/form/rupiah-input-props';
import css from './payment-lines.module.css';

/** A payment as it is typed; an empty amount is an empty text. */
export type TypedLine = {
  key: number;
  method: CounterMethod;
  amount: number | string;
  /** Cash handed over by the guest, from which change is given. */
  received: number | string;
};

/** A line with the first method that the shop offers at its counter. */
export const typedLine = (
  amount: number | string,
  [method = 'cash']: readonly CounterMethod[],
  key = 0,
): TypedLine => ({
  key,
  method,
  amount,
  received: '',
});

const changeOf = ({ method, amount, received }: TypedLine): number =>
  method === 'cash' && received !== '' ? Math.max(0, Number(received) - Number(amount)) : 0;

const sentLine = ({ method, amount, received }: TypedLine) => ({
  method,
  amount: Number(amount),
  ...(method === 'cash' && received !== '' && { received: Number(received) }),
});

/** The lines as input; lines without an amount are not sent. */
export const sentLines = (lines: readonly TypedLine[]) => lines.filter(({ amount }) => amount !== '').map(sentLine);

type Props = {
  lines: readonly TypedLine[];
  onChange: (lines: TypedLine[]) => void;
  errors: Record<string, string>;
  /** The amount due, to prefill a further payment with the remainder. */
  due: number;
};

/** Payments that are taken in one go, with the change to give. */
export function PaymentLines({ lines, onChange, errors, due }: Props) {
  const { t, lng } = useT('orders-admin');
  const { counterMethods } = useShop();
  const change = (key: number, patch: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...patch } : line)));
  const add = () => {
    const left = due - lines.reduce((sum, { amount }) => sum + Number(amount), 0);
    onChange([...lines, typedLine(left > 0 ? left : '', counterMethods, Math.max(...lines.map(({ key }) => key)) + 1)]);
  };
  const back = lines.reduce((sum, line) => sum + changeOf(line), 0);
  return (
    <div className={css.lines}>
      {lines.map((line, index) => (
        <fieldset key={line.key} className={css.line} aria-label={t('counter.line', { number: index + 1 })}>
          <NumberInput
            label={t('field.amount')}
            {...rupiahInputProps(lng)}
            value={line.amount}
            onChange={(amount) => change(line.key, { amount })}
            error={errors[`payments.${index}.amount`]}
            data-path={`payments.${index}.amount`}
          />
          <Select
            label={t('field.method')}
            allowDeselect={false}
            data={[...new Set([...counterMethods, line.method])].map((value) => ({
              value,
              label: t(`method.${value}`),
            }))}
            value={line.method}
            onChange={(method) => method && change(line.key, { method: method as TypedLine['method'] })}
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
        </fieldset>
      ))}
      <div className={css.foot}>
        <Button size="s" look="quiet" icon={<IconPlus aria-hidden="true" />} onClick={add}>
          {t('counter.addLine')}
        </Button>
        <output className={css.change}>{back > 0 && t('counter.change', { amount: formatRupiah(back, lng) })}</output>
      </div>
    </div>
  );
}
