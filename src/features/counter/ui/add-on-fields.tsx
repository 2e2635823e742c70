'use client';
import { NumberInput } from '@mantine/core';
import type { TypedItem } from '@/features/counter/domain/counter-items';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { Fold } from '@/ui/show/fold';
import css from './counter-form.module.css';

type Props = {
  offered: readonly { uuid: string; name: string }[];
  value: TypedItem['addOns'];
  onChange: (value: TypedItem['addOns']) => void;
};

/** The add-ons of an item in one line, which names those that are chosen. */
export function AddOnFields({ offered, value, onChange }: Props) {
  const { t, lng } = useT('orders-admin');
  if (offered.length === 0) return null;
  const chosen = offered.flatMap(({ uuid, name }) => (value[uuid] ? `${value[uuid]} × ${name}` : []));
  return (
    <Fold title={t('day.addOns')} hint={formatList(lng, chosen)}>
      <div className={css.row}>
        {offered.map(({ uuid, name }) => (
          <NumberInput
            key={uuid}
            label={name}
            min={0}
            allowDecimal={false}
            value={value[uuid] ?? 0}
            onChange={(quantity) => onChange({ ...value, [uuid]: Number(quantity) })}
          />
        ))}
      </div>
    </Fold>
  );
}
