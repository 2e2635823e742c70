'use client';
import { type ComboboxItem, Select, type SelectProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useT } from '@/i18n/client';
import { useCountryNames } from '@/i18n/use-country-names';
import { countriesByName, countrySearch } from './country-names';
import { Flag } from './flag';
import css from './flag.module.css';

const matches = countrySearch();

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange'> & {
  /** The country at the top of the list. */
  first: string | null;
  value: string;
  onChange: (country: string) => void;
};

/** A searchable list of all countries; the flags are decorative. */
export function CountrySelect({ first, value, onChange, ...rest }: Props) {
  const { t, lng } = useT('common');
  const names = useCountryNames();
  const data = useMemo(() => countriesByName(lng, { names, first }), [lng, names, first]);
  const chosen = data.find((country) => country.value === value)?.label ?? '';
  const [search, setSearch] = useState(chosen);
  /** Also selects the country when the person types its name and moves on with Tab. */
  const takeTyped = () => {
    const found = search.trim() && search !== chosen && data.find((country) => matches(country, search));
    if (found) onChange(found.value);
  };
  return (
    <Select
      {...rest}
      data={data}
      value={value || null}
      onChange={(country) => onChange(country ?? '')}
      onSearchChange={setSearch}
      onBlur={takeTyped}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage={t('country.none')}
      filter={({ options, search: typed }) => (options as ComboboxItem[]).filter((country) => matches(country, typed))}
      leftSection={value && <Flag country={value} />}
      renderOption={({ option }) => (
        <span className={css.named}>
          <Flag country={option.value} />
          {option.label}
        </span>
      )}
    />
  );
}
