'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '@/ui/class-names';
import css from './fields.module.css';

export type About = { label: string; hint?: string; error?: ReactNode };

export function useField({ hint, error }: About) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    attributes: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  };
}

export function Frame({ id, label, hint, error, children }: About & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      )}
    </div>
  );
}

export function Field({ label, hint, error, ...input }: About & ComponentProps<'input'>) {
  const about = { label, hint, error };
  const { id, attributes } = useField(about);
  return (
    <Frame id={id} {...about}>
      <input {...input} {...attributes} className={css.input} />
    </Frame>
  );
}

export function Area({ label, hint, error, ...area }: About & ComponentProps<'textarea'>) {
  const about = { label, hint, error };
  const { id, attributes } = useField(about);
  return (
    <Frame id={id} {...about}>
      <textarea rows={6} {...area} {...attributes} className={classNames(css.input, css.area)} />
    </Frame>
  );
}

export function Choice({ label, hint, error, children, ...select }: About & ComponentProps<'select'>) {
  const about = { label, hint, error };
  const { id, attributes } = useField(about);
  return (
    <Frame id={id} {...about}>
      <select {...select} {...attributes} className={css.input}>
        {children}
      </select>
    </Frame>
  );
}

type BoxesProps = {
  path: string;
  legend: string;
  error?: ReactNode;
  options: { value: string; label: string }[];
  value: string[];
  onChange: (value: string[]) => void;
};

export function Boxes({ path, legend, error, options, value, onChange }: BoxesProps) {
  const id = useId();
  return (
    <fieldset className={css.boxes} aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value: option, label }) => (
          <label key={option}>
            <input
              type="checkbox"
              name={path}
              value={option}
              data-path={path}
              checked={value.includes(option)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...value, option] : value.filter((one) => one !== option))
              }
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <span id={id} className={css.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

/** A hidden field that only bots fill in. */
export function Trap({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        {label}
        <input name="website" {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
