'use client';
import { Modal } from '@mantine/core';
import type { ComponentType } from 'react';
import type { PostDocument } from '@/features/blog/schema';
import { fillDocument } from '@/features/settings/texts/domain/document';
import type { PageText } from '@/features/settings/texts/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { fillText, type TextFieldValues } from '@/shared/shop/text-fields';

/** The blog's renderer, passed in by the page of the form. */
export type Body = ComponentType<{ body: PostDocument; lng: Locale }>;

const nothing: PostDocument = { type: 'doc', content: [] };

type Props = {
  text: PageText;
  lng: Locale;
  values: Record<string, string>;
  Body: Body;
  onClose: () => void;
};

/** Shows a text as visitors will read it, with its fields filled in. */
export function TextPreview({ text, lng, values, Body, onClose }: Props) {
  const { t } = useT('settings-admin');
  const filled = values as TextFieldValues;
  // The editor uses null for an empty text.
  const body: PostDocument | null = text.body;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('texts.preview')}
      closeButtonProps={{ 'aria-label': t('texts.close') }}
    >
      <article lang={lng}>
        <h1>{fillText(text.title, filled)}</h1>
        <p>{fillText(text.lead, filled)}</p>
        <Body body={fillDocument(body ?? nothing, filled)} lng={lng} />
      </article>
    </Modal>
  );
}
