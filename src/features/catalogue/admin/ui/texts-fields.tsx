'use client';
import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { useT } from '@/i18n/client';
import type { FormHandle } from '@/ui/form/form-handle';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { LinesField } from '@/ui/form/lines-field';

interface Props {
  form: FormHandle;
  /** Field that names an item of this kind. */
  title: { part: string; label: string };
  /** Fields besides the title, the summary and the paragraphs. */
  more: readonly string[];
  children: (pathOf: (part: string) => string) => ReactNode;
}

/** Edits the texts of an item in every language. */
export function TextsFields({ form, title, more, children }: Props) {
  const { t } = useT('catalogue-admin');
  const parts = [title.part, 'summary', 'body', ...more];
  return (
    <LanguageTabs
      form={form}
      label={t('product.part.texts')}
      fields={(lng) => parts.map((part) => `texts.${lng}.${part}`)}
    >
      {(lng) => {
        const pathOf = (part: string) => `texts.${lng}.${part}`;
        const inputOf = (part: string) => ({ ...form.getInputProps(pathOf(part)), required: lng === 'en' }) as object;
        return (
          <div className={css.fields} lang={lng}>
            <TextInput key={form.key(pathOf(title.part))} {...inputOf(title.part)} label={title.label} />
            <Textarea
              autosize
              minRows={2}
              key={form.key(pathOf('summary'))}
              {...inputOf('summary')}
              label={t('product.field.summary')}
            />
            <LinesField form={form} path={pathOf('body')} label={t('field.body')} description={t('field.bodyHint')} />
            {children(pathOf)}
          </div>
        );
      }}
    </LanguageTabs>
  );
}
