'use client';
import css from './guest-choice.module.css';

type Option = { value: string; label: string };

/** Asks for the reader's experience ('My level'), which determines what they can join. */
export function GuestChoice(props: {
  label: string;
  any: string;
  options: Option[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <fieldset className={css.guests}>
      <legend>{props.label}</legend>
      {[{ value: '', label: props.any }, ...props.options].map(({ value, label }) => (
        <label key={value} className={css.guest}>
          <input
            type="radio"
            name="level"
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
