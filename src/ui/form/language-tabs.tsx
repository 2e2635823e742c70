'use client';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '@/i18n/client';
import { isLocale, type Locale, locales } from '@/shared/locale/locales';
import { languageNames } from '@/ui/shells/language-names';
import { errorAt, type FormHandle, valueAt } from './form-handle';
import css from './language-tabs.module.css';
import { useReveal } from './reveal';
import { tabAfterKey } from './tab-keys';

interface Props {
  form: FormHandle;
  /** The accessible name of the tabs. */
  label: string;
  /** The paths of the fields of a language, in the same order for each language. */
  fields: (lng: Locale) => readonly string[];
  children: (lng: Locale) => ReactNode;
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The same fields for each language; a tab shows what is missing or invalid in its language. */
export function LanguageTabs({ form, label, fields, children }: Props) {
  const { t } = useT('ui');
  const id = useId();
  const [open, setOpen] = useState<Locale>('en');
  const part = useReveal<HTMLDivElement>((field) => {
    const holder = field.closest('[data-language]')?.getAttribute('data-language');
    if (isLocale(holder)) flushSync(() => setOpen(holder));
  });
  const values = form.getValues();
  const isWritten = (path: string | undefined) => path !== undefined && !isMissing(valueAt(values, path));
  // A field that is empty in every language is left out on purpose and not reported as missing.
  const written = fields('en').map((_, part) => locales.some((lng) => isWritten(fields(lng)[part])));
  const missing = (lng: Locale) => fields(lng).filter((path, part) => written[part] && !isWritten(path)).length;
  const isWrong = (lng: Locale) => fields(lng).some((path) => errorAt(form, path));

  const onKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = locales[tabAfterKey(event.key, index, locales.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    setOpen(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };

  return (
    <div ref={part} className={css.languages}>
      <div role="tablist" aria-label={label} className={css.tabs}>
        {locales.map((lng, index) => (
          <button
            key={lng}
            type="button"
            role="tab"
            id={`${id}-tab-${lng}`}
            aria-selected={lng === open}
            aria-controls={`${id}-panel-${lng}`}
            tabIndex={lng === open ? 0 : -1}
            onClick={() => setOpen(lng)}
            onKeyDown={(event) => onKey(event, index)}
          >
            <span lang={lng}>{languageNames[lng]}</span>
            <Mark
              wrong={isWrong(lng)}
              missing={missing(lng)}
              texts={{ wrong: t('form.errorsHere'), missing: (count) => t('form.missing', { count }) }}
            />
          </button>
        ))}
      </div>
      {locales.map((lng) => (
        <div
          key={lng}
          role="tabpanel"
          id={`${id}-panel-${lng}`}
          aria-labelledby={`${id}-tab-${lng}`}
          data-language={lng}
          className={css.panel}
          hidden={lng !== open}
        >
          {children(lng)}
        </div>
      ))}
    </div>
  );
}

function Mark(props: {
  wrong: boolean;
  missing: number;
  texts: { wrong: string; missing: (count: number) => string };
}) {
  if (props.wrong)
    return (
      <span className={css.wrong} title={props.texts.wrong}>
        <IconAlertTriangle aria-hidden="true" />
        <span className="only-read-aloud">{props.texts.wrong}</span>
      </span>
    );
  if (props.missing === 0) return null;
  return (
    <span className={css.missing} title={props.texts.missing(props.missing)}>
      <span aria-hidden="true">{props.missing}</span>
      <span className="only-read-aloud">{props.texts.missing(props.missing)}</span>
    </span>
  );
}
