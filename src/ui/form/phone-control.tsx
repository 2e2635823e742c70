'use client';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { CountryCodeSelect } from './country-code-select';
import css from './light-phone-input.module.css';
import { PhoneInput } from './phone-input';
import { PhoneQuestion } from './phone-question';
import { type PhoneValue, usePhone } from './use-phone';

export type PhoneTexts = { countryCode: string; phoneQuestion: string; phoneConfirm: string };

export type PhoneControlProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'name'> &
  PhoneValue & { lng: Locale; texts: PhoneTexts; takesFocus: boolean };

/** A phone number with its country, without Mantine. */
export function PhoneControl(props: PhoneControlProps) {
  const { value, onChange, country, lng, texts, takesFocus, ...rest } = props;
  const phone = usePhone({ value, onChange, country });
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = takesFocus ? input.current : null;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus]);
  return (
    <>
      <div className={css.field}>
        <PhoneInput {...rest} data-formatted ref={input} phone={phone} />
        <span className={css.country}>
          <CountryCodeSelect
            lng={lng}
            label={texts.countryCode}
            value={phone.shown.country}
            onChange={phone.choose}
            first={country}
          />
        </span>
      </div>
      <PhoneQuestion number={phone.left} texts={{ text: texts.phoneQuestion, confirm: texts.phoneConfirm }} />
    </>
  );
}
