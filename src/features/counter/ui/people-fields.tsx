'use client';
import { certificationLevels } from '@/features/booking/divers/domain/certification';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { DayField } from '@/ui/form/day-field';
import css from './counter-form.module.css';

export type CounterPerson = { certification_level: (typeof certificationLevels)[number]; date_of_birth: Day | '' };
export const anybody: CounterPerson = { certification_level: 'none', date_of_birth: '' };

type Props = {
  people: CounterPerson[];
  onChange: (people: CounterPerson[]) => void;
  /** The highest age with a child price; null when no price depends on age. */
  childAge: number | null;
  errors: Record<string, string>;
};

/** The level of each person, and the birth date when the price depends on it. */
export function PeopleFields({ people, onChange, childAge, errors }: Props) {
  const { t } = useT('orders-admin');
  const { t: booking } = useT('booking');
  const { t: catalogue } = useT('catalogue');
  const change = (index: number, patch: Partial<CounterPerson>) =>
    onChange(people.map((person, at) => (at === index ? { ...person, ...patch } : person)));
  return (
    <div className={css.row}>
      {[...people.entries()].map(([index, { certification_level: level, date_of_birth: born }]) => (
        <div key={index} className={css.person}>
          <ChoiceSelect
            label={t('counter.level', { number: index + 1 })}
            data={certificationLevels.map((value) => ({
              value,
              label: value === 'none' ? booking('diver.not_certified') : catalogue(`level.${value}`),
            }))}
            value={level}
            onChange={({ currentTarget: { value } }) => {
              const chosen = certificationLevels.find((one) => one === value);
              if (chosen) change(index, { certification_level: chosen });
            }}
            error={errors[`divers.${index}.certification_level`] ?? errors[`divers.${index}`]}
            data-path={`divers.${index}.certification_level`}
          />
          {childAge !== null && (
            <DayField
              label={t('counter.born', { number: index + 1 })}
              description={index === 0 ? t('counter.bornHint', { age: childAge }) : undefined}
              value={born}
              onChange={(day) => change(index, { date_of_birth: day })}
              error={errors[`divers.${index}.date_of_birth`]}
              data-path={`divers.${index}.date_of_birth`}
            />
          )}
        </div>
      ))}
    </div>
  );
}
