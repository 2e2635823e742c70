'use client';
import { Textarea, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import css from '@/features/settings/ui/settings.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import type { FormHandle } from '@/ui/form/form-handle';

/** The blog's editor, passed in by the page of the form. */
export type Editor = ComponentType<{ form: FormHandle; path: string; lng: Locale; label: string }>;

type Props = { form: FormHandle; at: Locale; Editor: Editor; onPreview: () => void; onReset: () => void };

export function OwnText({ form, at, Editor, onPreview, onReset }: Props) {
  const { t } = useT('settings-admin');
  const path = (part: string) => `texts.${at}.${part}`;
  return (
    <div className={css.fields}>
      <TextInput
        key={form.key(path('title'))}
        {...(form.getInputProps(path('title')) as object)}
        lang={at}
        label={t('texts.part.title')}
        required
      />
      <Textarea
        key={form.key(path('lead'))}
        {...(form.getInputProps(path('lead')) as object)}
        lang={at}
        label={t('texts.part.lead')}
        autosize
        required
      />
      <Textarea
        key={form.key(path('description'))}
        {...(form.getInputProps(path('description')) as object)}
        lang={at}
        label={t('texts.part.description')}
        description={t('texts.part.descriptionHint')}
        autosize
        required
      />
      <p className={css.hint}>{t('texts.part.bodyHint')}</p>
      <Editor form={form} path={path('body')} lng={at} label={t('texts.part.body')} />
      <div className={css.ticks}>
        <Button size="s" onClick={onPreview}>
          {t('texts.preview')}
        </Button>
        <Button size="s" look="quiet" onClick={onReset}>
          {t('texts.reset')}
        </Button>
      </div>
    </div>
  );
}
