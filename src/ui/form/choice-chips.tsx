'use client';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import css from './choice-chips.module.css';

type Choice = { value: string; label: ReactNode; note?: ReactNode };
type Props = {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** A few choices beside each other, of which one is in effect; arrow keys move between them. */
export function ChoiceChips({ label, choices, value, onChange, error, ...rest }: Props) {
  const id = useId();
  return (
    <fieldset className={css.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.label}>{label}</legend>
      <div className={css.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.chip}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-describedby={error ? `${id}-error` : undefined}
              {...rest}
            />
            <span>
              <IconCheck className={css.tick} aria-hidden="true" />
              {choice.label}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
