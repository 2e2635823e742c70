'use client';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { fillFields, inBraces, openFields } from '@/shared/mail/fill-fields';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';

type Text = { subject: string; body: string };
type Template = Text & { uuid: string; name: string; locale: Locale };

interface Props {
  lng: Locale;
  /** The guest's language. */
  locale: Locale;
  /** Undefined while the templates load. */
  templates: Template[] | undefined;
  /** The values of the fields; undefined while they load. */
  values: Readonly<Record<string, string>> | undefined;
  failed: boolean;
  /** True when the template would replace typed text. */
  isTyped: () => boolean;
  onFill: (text: Text) => void;
}

/** Fills a form with a template in the guest's language; asks before it replaces typed text. */
export function TemplatePicker({ lng, locale, templates, values, failed, isTyped, onFill }: Props) {
  const { t } = useT('ui');
  const [chosen, setChosen] = useState<(Text & Pick<Template, 'uuid' | 'locale'>) | null>(null);

  const choose = async (uuid: string | null) => {
    const template = templates?.find((one) => one.uuid === uuid);
    if (!template || !values) return;
    const question = { title: t('template.replaceTitle'), body: t('template.replace') };
    if (isTyped() && !(await confirm({ ...question, confirmLabel: t('template.replaceDo') }))) return;
    const filled = { subject: fillFields(template.subject, values), body: fillFields(template.body, values) };
    setChosen({ ...filled, uuid: template.uuid, locale: template.locale });
    onFill(filled);
  };

  if (failed) return <Alert tone="warning">{t('template.failed')}</Alert>;
  if (templates?.length === 0) return null;
  const open = chosen ? openFields(`${chosen.subject} ${chosen.body}`) : [];
  return (
    <>
      <Select
        searchable
        label={t('template.label')}
        placeholder={t('template.placeholder')}
        nothingFoundMessage={t('template.none')}
        data={templates?.map(({ uuid, name }) => ({ value: uuid, label: name })) ?? []}
        disabled={!templates || !values}
        value={chosen?.uuid ?? null}
        allowDeselect={false}
        onChange={(uuid) => void choose(uuid)}
      />
      {chosen && chosen.locale !== locale && (
        <Alert tone="info">{t('template.inEnglish', { language: languageIn(lng, locale) })}</Alert>
      )}
      {open.length > 0 && <Alert tone="warning">{t('template.open', { fields: inBraces(open) })}</Alert>}
    </>
  );
}
