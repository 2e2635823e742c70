'use client';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { changeAddressSearch } from '@/ui/address-search';
import { GuestChoice } from './guest-choice';
import type { ListingOrder } from './listing-order';
import type { StayTexts } from './stay';
import { type Stay, withStay } from './stay';
import { StayField } from './stay-field';
import { type FilterName, type FilterValues, tripFilterForm, withParameter } from './trip-filter';
import css from './trip-listing.module.css';

type Choice = { label: string; any: string; options: { value: string; label: string }[] };
export type Choices = Record<FilterName | 'sort', Choice>;
export type TripFilterTexts = { title: string; submit: string; reset: string; stay: StayTexts };

type Props = {
  lng: Locale;
  today: Day;
  values: FilterValues & { stay: Stay | null; order: ListingOrder | null };
  choices: Choices;
  texts: TripFilterTexts;
  count: string;
  /** Null while no filter is set. */
  onReset: (() => void) | null;
};

const set = (name: FilterName | 'sort', value: string) =>
  changeAddressSearch(withParameter(location.search, name, value));

export function TripFilterForm({ lng, today, values, choices, texts, count, onReset }: Props) {
  const current = { area: values.area, duration: values.duration, sort: values.order };
  return (
    <search aria-label={texts.title}>
      <form
        id={tripFilterForm}
        className={css.filter}
        action={localePath(lng, '/trips/search')}
        onSubmit={(event) => event.preventDefault()}
      >
        <GuestChoice {...choices.level} value={values.level ?? ''} onChange={(level) => set('level', level)} />
        <StayField
          lng={lng}
          today={today}
          stay={values.stay}
          texts={texts.stay}
          onChange={(stay) => changeAddressSearch(withStay(location.search, stay))}
        />
        {(['area', 'duration', 'sort'] as const).map((name) => (
          <label key={name} className={css.choice}>
            <span>{choices[name].label}</span>
            <select name={name} value={current[name] ?? ''} onChange={(event) => set(name, event.target.value)}>
              <option value="">{choices[name].any}</option>
              {choices[name].options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className={css.count} role="status">
          {count}
        </p>
        {onReset && (
          <Button look="quiet" size="s" onClick={onReset}>
            {texts.reset}
          </Button>
        )}
        <div className={css.submit}>
          <Button type="submit" look="solid">
            {texts.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
