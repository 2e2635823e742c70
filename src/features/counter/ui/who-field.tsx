'use client';
import { Checkbox } from '@mantine/core';
import { useT } from '@/i18n/client';
import css from './counter-form.module.css';

type Props = { people: number; value: number[]; onChange: (along: number[]) => void; error: string | undefined };

/** Chooses the people on an item that is only for some of them. */
export function WhoField({ people, value, onChange, error }: Props) {
  const { t } = useT('orders-admin');
  const { t: words } = useT('orders');
  const positions = Array.from({ length: people }, (_, position) => position);
  return (
    <Checkbox.Group
      label={t('edit.onItem')}
      value={value.map(String)}
      onChange={(along) => onChange(along.map(Number).sort((one, other) => one - other))}
      error={error}
    >
      <div className={css.people}>
        {positions.map((position) => (
          <Checkbox key={position} value={String(position)} label={words('part.diver', { number: position + 1 })} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
