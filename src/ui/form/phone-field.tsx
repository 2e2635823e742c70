'use client';
import { InputBase, type TextInputProps } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useT } from '@/i18n/client';
import { CountryCodeSelect } from './country-code-select';
import { PhoneInput } from './phone-input';
import { PhoneQuestion } from './phone-question';
import { type PhoneValue, usePhone } from './use-phone';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> &
  PhoneValue & { onBlur?: (event: FocusEvent<HTMLInputElement>) => void };

/** A phone number with its country; the value has the country code. */
export function PhoneField({ value, onChange, country, ...rest }: Props) {
  const { t, lng } = useT('common');
  const phone = usePhone({ value, onChange, country });
  return (
    <InputBase
      size="md"
      {...rest}
      component={PhoneInput}
      phone={phone}
      inputContainer={(input) => (
        <>
          {input}
          <PhoneQuestion number={phone.left} texts={{ text: t('phone.question'), confirm: t('phone.confirm') }} />
        </>
      )}
      leftSectionWidth="4.75rem"
      leftSectionPointerEvents="all"
      leftSection={
        <CountryCodeSelect
          lng={lng}
          label={t('country.code')}
          value={phone.shown.country}
          onChange={phone.choose}
          first={country}
        />
      }
    />
  );
}
