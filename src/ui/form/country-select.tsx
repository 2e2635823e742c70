'use client';
import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useT } from '../../i18n/client';
import { countriesByName, countrySearch } from './country-names';
import css from './country-select.module.css';
import { Flag } from './flag';

const matches = countrySearch();

/** A country out of all of them, found by typing; the flags are for those who look. */
export function CountrySelect({ first, ...rest }: Omit<SelectProps, 'data'> & { first: string | null }) {
  const { t, lng } = useT('common');
  const data = useMemo(() => countriesByName(lng, undefined, first), [lng, first]);
  return (
    <Select
      {...rest}
      data={data}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage={t('country.none')}
      filter={({ options, search }) => (options as ComboboxItem[]).filter((country) => matches(country, search))}
      leftSection={rest.value && <Flag country={rest.value} />}
      renderOption={({ option }) => (
        <span className={css.option}>
          <Flag country={option.value} />
          {option.label}
        </span>
      )}
    />
  );
}
