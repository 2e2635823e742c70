'use client';
import type { ComponentProps } from 'react';
import { LightPhoneInput } from '@/ui/form/light-phone-input';
import css from './ready.module.css';

type Props = Omit<ComponentProps<typeof LightPhoneInput>, 'findCountry'> & {
  /** The country of an empty field. */
  country: string;
};

/** A phone number with its country, loaded when the diver reaches for it. */
export function PhoneAnswer({ country, value, onChange, ...input }: Props) {
  return (
    <div className={css.phone}>
      <LightPhoneInput
        {...input}
        className={css.input}
        findCountry={async () => country}
        value={value}
        // Loading the field reports the number that it shows, which is no answer.
        onChange={(number) => number !== value && onChange(number)}
      />
    </div>
  );
}
