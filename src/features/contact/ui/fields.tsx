'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '@/ui/class-names';
import css from './fields.module.css';

type About = { label: string; hint?: string; fault?: string | undefined };

function useField({ hint, fault }: About) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    id,
    attributes: { id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': describedBy || undefined },
  };
}

function Frame({ id, label, hint, fault, children }: About & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {children}
      {fault && (
        <span id={`${id}-fault`} className={css.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}

export function Field({ label, hint, fault, ...input }: About & ComponentProps<'input'>) {
  const about = { label, hint, fault };
  const { id, attributes } = useField(about);
  return (
    <Frame id={id} {...about}>
      <input {...input} {...attributes} className={css.input} />
    </Frame>
  );
}

export function Area({ label, hint, fault, ...area }: About & ComponentProps<'textarea'>) {
  const about = { label, hint, fault };
  const { id, attributes } = useField(about);
  return (
    <Frame id={id} {...about}>
      <textarea rows={6} {...area} {...attributes} className={classNames(css.input, css.area)} />
    </Frame>
  );
}

export function Choice({ label, hint, fault, children, ...select }: About & ComponentProps<'select'>) {
  const about = { label, hint, fault };
  const { id, attributes } = useField(about);
  return (
    <Frame id={id} {...about}>
      <select {...select} {...attributes} className={css.input}>
        {children}
      </select>
    </Frame>
  );
}

type Boxes = { legend: string; fault?: string | undefined; name: string; options: { value: string; label: string }[] };

export function Boxes({ legend, fault, name, options }: Boxes) {
  const id = useId();
  return (
    <fieldset className={css.boxes} aria-describedby={fault ? id : undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" name={name} value={value} />
            {label}
          </label>
        ))}
      </div>
      {fault && (
        <span id={id} className={css.fault}>
          {fault}
        </span>
      )}
    </fieldset>
  );
}

/** A hidden field that only bots fill in. */
export function Trap({ label }: { label: string }) {
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
