'use client';
import { useState } from 'react';
import type { FieldPath } from '@/features/booking/domain/draft-fields';
import { useField } from '@/features/booking/ui/draft-provider';
import { useVisitorCountry } from '@/features/booking/ui/use-visitor-country';
import { dayAt } from '@/shared/time/days';
import { CountrySelect } from '@/ui/form/country-select';
import { DateField } from '@/ui/form/date-field';
import { PhoneField as PhoneInput } from '@/ui/form/phone-field';

type Field = { path: FieldPath; label: string; description?: string; required?: boolean; autoComplete?: string };

/** A date that is not after today. */
export function PastDateField({ path, ...rest }: Field) {
  const [today] = useState(() => dayAt(new Date()));
  const { value, error, write, look } = useField(path);
  return (
    <DateField
      {...rest}
      last={today}
      withAsterisk={false}
      data-path={path}
      value={value}
      error={error}
      onChange={write}
      onBlur={look}
    />
  );
}

/** `startsIn` is the country with whose code it begins; without it, that of the visitor. */
export function PhoneField({ path, startsIn, ...rest }: Field & { startsIn?: string }) {
  const { value, error, write, look } = useField(path);
  const visitorCountry = useVisitorCountry();
  const country = startsIn || visitorCountry;
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
