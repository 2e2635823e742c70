'use client';
import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import { certificationLevels } from '@/features/booking/divers/domain/certification';
import type { PickablePerson } from '@/features/booking/people/schema';
import { anybody, type CounterPerson, counterPerson } from '@/features/counter/domain/counter-person';
import { useT } from '@/i18n/client';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { DayField } from '@/ui/form/day-field';
import css from './counter-form.module.css';
import type { CounterFit } from './use-counter-fits';

type Props = {
  people: CounterPerson[];
  /** The people that the customer has booked for before. */
  saved: readonly PickablePerson[];
  onChange: (people: CounterPerson[]) => void;
  /** The highest age with a child price; null when no price depends on age. */
  childAge: number | null;
  fits: readonly CounterFit[];
  errors: Record<string, string>;
  /** Further fields about the guest, who is the first. */
  children: ReactNode;
};

/** The level of each person, their name after the first, and the birth date when the price depends on it. */
export function PeopleFields({ people, saved, onChange, childAge, fits, errors, children }: Props) {
  const { t } = useT('orders-admin');
  const { t: booking } = useT('booking');
  const { t: catalogue } = useT('catalogue');
  const replace = (index: number, next: CounterPerson) =>
    onChange(people.map((person, at) => (at === index ? next : person)));
  return [...people.entries()].map(([index, person]) => {
    const change = (patch: Partial<CounterPerson>) => replace(index, { ...person, ...patch });
    const field = (name: string) => ({
      error: errors[`divers.${index}.${name}`],
      'data-path': `divers.${index}.${name}`,
    });
    const fit = fits.find(({ position }) => position === index);
    return (
      <div key={index} className={css.person}>
        <div className={css.row}>
          {index === 0 ? (
            children
          ) : (
            <Autocomplete
              size="md"
              label={t('counter.diverName', { number: index + 1 })}
              autoComplete="off"
              data={[...new Set(saved.map(({ full_name }) => full_name))]}
              value={person.full_name ?? ''}
              onChange={(full_name) => change({ full_name })}
              onOptionSubmit={(name) => {
                const chosen = saved.find(({ full_name }) => full_name === name);
                if (chosen) replace(index, { ...anybody, ...counterPerson(chosen) });
              }}
              {...field('full_name')}
            />
          )}
          <ChoiceSelect
            label={t('counter.level', { number: index + 1 })}
            data={certificationLevels.map((value) => ({
              value,
              label: value === 'none' ? booking('diver.not_certified') : catalogue(`level.${value}`),
            }))}
            value={person.certification_level}
            onChange={({ currentTarget: { value } }) => {
              const chosen = certificationLevels.find((one) => one === value);
              if (chosen) change({ certification_level: chosen });
            }}
            {...field('certification_level')}
            error={errors[`divers.${index}.certification_level`] ?? errors[`divers.${index}`]}
          />
          {childAge !== null && (
            <DayField
              label={t('counter.born', { number: index + 1 })}
              description={index === 0 ? t('counter.bornHint', { age: childAge }) : undefined}
              value={String(person.date_of_birth ?? '')}
              onChange={(day) => change({ date_of_birth: day })}
              {...field('date_of_birth')}
            />
          )}
        </div>
        {fit && (
          <p className={css.fit} data-answer={fit.answer}>
            <strong>{booking(`fit.answer.${fit.answer}`)}</strong> {fit.reasons.join(' ')}
          </p>
        )}
      </div>
    );
  });
}
