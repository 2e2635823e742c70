'use client';
import { Checkbox } from '@mantine/core';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import { defaultLocale, type Locale, locales } from '@/shared/locale/locales';
import { type Shop, sections } from '@/shared/shop/sections';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { Panel } from '@/ui/show/panel';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

function toForm({ languages: { version, ...values } }: SettingsView): Shop['languages'] {
  return values;
}

/** A tick shows a language; the settings store the hidden ones. */
export function LanguagesForm({ settings }: { settings: SettingsView }) {
  const { t, lng } = useT('settings-admin');
  const save = trpc.admin.shop.save_languages.useMutation();
  const editing = useSectionForm<Shop['languages']>({
    section: 'languages',
    schema: sections.languages,
    settings,
    toForm,
    save: (values, version) => save.mutateAsync({ ...values, version }),
  });
  const { form } = editing;
  const { hidden } = form.getValues();
  const show = (locale: Locale, isShown: boolean) =>
    form.setFieldValue(
      'hidden',
      locales.filter((one) => (one === locale ? !isShown : hidden.includes(one))),
    );
  return (
    <EditForm editing={editing}>
      <Panel>
        <fieldset className={css.items}>
          <legend>{t('languages.shown')}</legend>
          <p className={css.hint}>{t('languages.hint')}</p>
          {locales.map((locale) => (
            <Checkbox
              key={locale}
              label={languageIn(lng, locale)}
              checked={!hidden.includes(locale)}
              disabled={locale === defaultLocale}
              onChange={(event) => show(locale, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      </Panel>
    </EditForm>
  );
}
