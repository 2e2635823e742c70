'use client';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/ui/class-names';
import css from './choice-cards.module.css';

type Option = { value: string; label: string; text?: ReactNode; aside?: ReactNode; disabled?: boolean };
type Props = {
  path: string;
  legend: string;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  options: Option[];
  /** Two to a row, without a visible legend. */
  asTiles?: boolean | undefined;
};

/** Radio buttons as cards, each large enough for a thumb. */
export function ChoiceCards({ path, legend, hint, error, value, onChange, options, asTiles }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={classNames(css.cards, asTiles && css.tiles)} aria-describedby={described || undefined}>
      <legend className={asTiles ? 'only-read-aloud' : undefined}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              data-path={path}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <span className={css.words}>
              <span className={css.label}>{option.label}</span>
              {option.text && <span className={css.text}>{option.text}</span>}
            </span>
            {option.aside && <span className={css.aside}>{option.aside}</span>}
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
