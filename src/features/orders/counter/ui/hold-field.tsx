'use client';
import { NativeSelect } from '@mantine/core';
import { useT } from '@/i18n/client';
import { type Day, dayAt, momentOf, plusDays, startOf } from '@/shared/time/days';

/** Until when an unpaid booking is held: as long as usual, until tonight, until tomorrow night, until the day. */
const ends = ['tonight', 'tomorrow', 'day'] as const;

export function holdEnd(choice: string, day: Day): Date {
  const today = dayAt(new Date());
  const begins = startOf(day);
  const at = choice === 'tonight' ? momentOf(today, '23:00') : momentOf(plusDays(today, 1), '20:00');
  return choice === 'day' || at > begins ? begins : at;
}

type Props = { value: string; onChange: (choice: string) => void; error?: string | undefined };

export function HoldField({ value, onChange, error }: Props) {
  const { t } = useT('orders-admin');
  return (
    <NativeSelect
      label={t('counter.hold')}
      data={[
        { value: '', label: t('counter.holdUsual') },
        ...ends.map((end) => ({ value: end, label: t(`counter.holdUntil.${end}`) })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
