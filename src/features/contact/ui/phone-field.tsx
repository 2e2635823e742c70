'use client';
import { useState } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { LightPhoneInput } from '@/ui/form/light-phone-input';
import { type About, Frame, useField } from './fields';
import css from './fields.module.css';

type Props = About & {
  lng: Locale;
  name: string;
  countryLabel: string;
  defaultValue?: string;
  onChange?: (number: string) => void;
};

export function PhoneField({ lng, name, countryLabel, defaultValue = '', onChange, ...about }: Props) {
  const { id, attributes } = useField(about);
  const [number, setNumber] = useState(defaultValue);
  return (
    <Frame id={id} {...about}>
      <LightPhoneInput
        {...attributes}
        className={css.input}
        data-path={name}
        lng={lng}
        countryLabel={countryLabel}
        findCountry={async () => (await import('./find-country')).findCountry(lng)}
        value={number}
        onChange={(written) => {
          setNumber(written);
          onChange?.(written);
        }}
      />
    </Frame>
  );
}
