'use client';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { changeAddressSearch } from '@/ui/address-search';
import { DropSheet } from '@/ui/layout/drop-sheet';
import { ChipBadge, ChipButton, ChipCheckbox, ChipRow } from '@/ui/show/chip-row';
import type { ListingOrder } from './listing-order';
import type { StayTexts } from './stay';
import { type Stay, withStay } from './stay';
import { StayField } from './stay-field';
import { type FilterName, type FilterValues, tripFilterForm, withParameter } from './trip-filter';
import css from './trip-listing.module.css';

type Choice = { label: string; any: string; options: { value: string; label: string }[] };
export type Choices = Record<FilterName | 'sort', Choice>;
export type TripFilterTexts = { title: string; filters: string; submit: string; stay: StayTexts };

type Props = {
  lng: Locale;
  today: Day;
  values: FilterValues & { stay: Stay | null; order: ListingOrder | null };
  choices: Choices;
  texts: TripFilterTexts;
  /** Number of trips that match, in words. */
  count: string;
};

const SHEET = 'filters';
const hidden = ['area', 'duration', 'sort'] as const;

const set = (name: FilterName | 'sort', value: string) =>
  changeAddressSearch(withParameter(location.search, name, value));

export function TripFilterForm({ lng, today, values, choices, texts, count }: Props) {
  const current = { area: values.area, duration: values.duration, sort: values.order };
  // The chosen level comes first, so that it is in sight on a phone.
  const levels = choices.level.options.toSorted(
    (one, other) => Number(other.value === values.level) - Number(one.value === values.level),
  );
  return (
    <search aria-label={texts.title} className={css.search}>
      <form
        id={tripFilterForm}
        action={localePath(lng, '/trips/search')}
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById(SHEET)?.hidePopover();
        }}
      >
        <ChipRow
          label={choices.level.label}
          end={
            <>
              <ChipButton popoverTarget={SHEET} isChosen={false}>
                <IconAdjustmentsHorizontal aria-hidden="true" />
                {texts.filters}
                <ChipBadge count={hidden.filter((name) => current[name]).length} />
              </ChipButton>
              <DropSheet id={SHEET} label={texts.filters}>
                <div className={css.choices}>
                  {hidden.map((name) => (
                    <label key={name} className={css.choice}>
                      <span>{choices[name].label}</span>
                      <select
                        name={name}
                        value={current[name] ?? ''}
                        onChange={(event) => set(name, event.target.value)}
                      >
                        <option value="">{choices[name].any}</option>
                        {choices[name].options.map(({ value, label }) => (
                          <option key={value} value={value}>
                            {label}
                          </option>
                        ))}
                      </select>
                    </label>
                  ))}
                  <Button type="submit" look="solid" wide>
                    <span className={css.withScripts}>{count}</span>
                    <span className={css.withoutScripts}>{texts.submit}</span>
                  </Button>
                </div>
              </DropSheet>
            </>
          }
        >
          <StayField
            lng={lng}
            today={today}
            stay={values.stay}
            texts={texts.stay}
            onChange={(stay) => changeAddressSearch(withStay(location.search, stay))}
          />
          {levels.map(({ value, label }) => (
            <ChipCheckbox
              key={value}
              name="level"
              value={value}
              checked={values.level === value}
              onChange={(event) => set('level', event.target.checked ? value : '')}
            >
              {label}
            </ChipCheckbox>
          ))}
        </ChipRow>
      </form>
    </search>
  );
}
