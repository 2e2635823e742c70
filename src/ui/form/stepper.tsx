'use client';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import css from './stepper.module.css';

type Props = {
  path: string;
  label: string;
  /** Hides the label visually because the text next to it says the same. */
  isBare?: boolean;
  /** Label and hint are beside the buttons instead of above. */
  isRow?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  texts: { less: string; more: string };
  least: number;
  most: number;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
};

/** A small number, set with two large buttons or by typing. */
export function Stepper({
  path,
  label,
  isBare,
  isRow,
  hint,
  error,
  texts,
  least,
  most,
  value,
  onChange,
  onBlur,
}: Props) {
  const id = useId();
  const number = Number(value);
  const step = (count: number) => onChange(String(Math.min(most, Math.max(least, (number || 0) + count))));
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(css.field, isRow && css.row)}>
      <label htmlFor={id} className={isBare ? 'only-read-aloud' : undefined}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.stepper}>
        <IconButton label={`${texts.less}: ${label}`} disabled={number <= least} onClick={() => step(-1)}>
          <IconMinus aria-hidden="true" />
        </IconButton>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          data-path={path}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <IconButton label={`${texts.more}: ${label}`} disabled={number >= most} onClick={() => step(1)}>
          <IconPlus aria-hidden="true" />
        </IconButton>
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
