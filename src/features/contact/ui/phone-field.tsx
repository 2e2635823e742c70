'use client';
import { useUncontrolled } from '@mantine/hooks';
import type { ComponentProps } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { LightPhoneInput } from '@/ui/form/light-phone-input';
import type { PhoneTexts } from '@/ui/form/phone-control';
import { type About, Frame, useField } from './fields';
import css from './fields.module.css';

type Props = About &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
    lng: Locale;
    texts: PhoneTexts;
    value?: string;
    defaultValue?: string;
    onChange?: (number: string) => void;
  };

export function PhoneField(props: Props) {
  const { lng, name, texts, label, hint, error, value, defaultValue, onChange, ...input } = props;
  const about = { label, hint, error };
  const { id, attributes } = useField(about);
  const [number, setNumber] = useUncontrolled({ value, defaultValue, finalValue: '', onChange });
  return (
    <Frame id={id} {...about}>
      <LightPhoneInput
        data-path={name}
        {...input}
        {...attributes}
        className={css.input}
        lng={lng}
        texts={texts}
        findCountry={async () => (await import('./find-country')).findCountry(lng)}
        value={number}
        onChange={setNumber}
      />
    </Frame>
  );
}
