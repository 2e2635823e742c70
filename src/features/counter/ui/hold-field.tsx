'use client';
import { TextInput } from '@mantine/core';
import { holdAt, holdEnds, partsOfHold } from '@/features/counter/domain/hold-end';
import { useT } from '@/i18n/client';
import { dayAt, plusDays } from '@/shared/time/days';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { DayField } from '@/ui/form/day-field';
import css from './counter-form.module.css';

type Props = { value: string; onChange: (choice: string) => void; error?: string | undefined };

const NOON = '12:00';

/** Until when an unpaid booking is held: as long as usual, until tonight, tomorrow night or the day, or another time. */
export function HoldField({ value, onChange, error }: Props) {
  const { t } = useT('orders-admin');
  const typed = partsOfHold(value);
  const today = dayAt(new Date());
  const choose = (choice: string) => onChange(choice === 'other' ? holdAt(plusDays(today, 1), NOON) : choice);
  return (
    <div className={css.row}>
      <ChoiceSelect
        label={t('counter.hold')}
        data={[
          { value: '', label: t('counter.holdUsual') },
          ...[...holdEnds, 'other' as const].map((end) => ({ value: end, label: t(`counter.holdUntil.${end}`) })),
        ]}
        value={typed ? 'other' : value}
        onChange={(event) => choose(event.currentTarget.value)}
        error={!typed && error}
      />
      {typed && (
        <>
          <DayField
            label={t('counter.holdDay')}
            first={today}
            value={typed.day}
            onChange={(day) => onChange(holdAt(day, typed.time))}
            error={error}
            data-path="hold_until"
          />
          <TextInput
            label={t('counter.holdTime')}
            type="time"
            value={typed.time}
            onChange={(event) => onChange(holdAt(typed.day, event.currentTarget.value))}
          />
        </>
      )}
    </div>
  );
}
