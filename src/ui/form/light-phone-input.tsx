'use client';
import { IconChevronDown, IconPhone } from '@tabler/icons-react';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/shared/locale/locales';
import css from './light-phone-input.module.css';
import type { PhoneControlProps, PhoneTexts } from './phone-control';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'name'> & {
  /** The number with its country code; as typed if the phone field could not be loaded. */
  value: string;
  onChange: (number: string) => void;
  lng: Locale;
  texts: PhoneTexts;
  /** Finds the field's initial country. */
  findCountry: () => Promise<string>;
};

type Loaded = { Control: ComponentType<PhoneControlProps>; country: string; takesFocus: boolean };

/** A plain input with the same look, replaced by the phone field when somebody focuses it. */
export function LightPhoneInput({ lng, texts, findCountry, value, onChange, ...rest }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isLoading = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const load = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { PhoneControl: Control } = await import('./phone-control');
      const { enteredPhone, readPhone } = await import('@/shared/schema/phone');
      const country = await findCountry();
      const plain = input.current;
      if (!plain) return;
      // Synchronous, so that no key press is lost between the two inputs.
      flushSync(() => {
        onChange(enteredPhone(plain.value, plain.value.length, readPhone('', country)));
        setLoaded({ Control, country, takesFocus: plain === document.activeElement });
      });
    } catch {
      isLoading.current = false;
    }
  };
  if (loaded) {
    const { Control, ...start } = loaded;
    return <Control {...rest} {...start} texts={texts} lng={lng} value={value} onChange={onChange} />;
  }
  return (
    <div className={css.field}>
      <input
        autoComplete="tel"
        {...rest}
        ref={input}
        type="tel"
        onPointerEnter={load}
        onTouchStart={load}
        onFocus={(event) => {
          rest.onFocus?.(event);
          load();
        }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className={css.country} aria-hidden="true">
        <IconPhone />
        <IconChevronDown />
      </span>
    </div>
  );
}
