'use client';
import { TextInput } from '@mantine/core';
import type { FieldPath } from '@/features/booking/domain/draft-fields';
import { finishDate, typeDate } from '@/features/booking/domain/typed-date';
import { useField } from '@/features/booking/ui/draft-provider';
import { useVisitorCountry } from '@/features/booking/ui/use-visitor-country';
import { useT } from '@/i18n/client';
import { CountrySelect } from '@/ui/form/country-select';
import { PhoneField as PhoneInput } from '@/ui/form/phone-field';

type Field = { path: FieldPath; label: string; description?: string; required?: boolean };

/** A date written day first; the field inserts the slashes. */
export function DateField({ path, autoComplete, ...rest }: Field & { autoComplete?: string }) {
  const { t } = useT('booking');
  const { value, error, write, look } = useField(path);
  return (
    <TextInput
      {...rest}
      withAsterisk={false}
      data-path={path}
      inputMode="numeric"
      autoComplete={autoComplete ?? 'off'}
      placeholder={t('date_format')}
      value={value}
      error={error}
      onChange={(event) => write(typeDate(event.currentTarget.value, value))}
      onBlur={() => {
        const finished = finishDate(value);
        if (finished !== value) write(finished);
        look();
      }}
    />
  );
}

export function PhoneField({ path, ...rest }: Field) {
  const { value, error, write, look } = useField(path);
  const country = useVisitorCountry();
  return (
    <PhoneInput
      {...rest}
      withAsterisk={false}
      data-path={path}
      value={value}
      error={error}
      onChange={write}
      onBlur={look}
      country={country}
    />
  );
}

export function CountryField({ path, ...rest }: Field & { placeholder: string }) {
  const { value, error, write } = useField(path);
  const country = useVisitorCountry();
  return (
    <CountrySelect
      {...rest}
      withAsterisk={false}
      data-path={path}
      first={country}
      value={value}
      error={error}
      onChange={write}
    />
  );
}
