'use client';
import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { DropZone } from '@/ui/pictures/drop-zone';
import { UploadList } from '@/ui/pictures/upload-list';
import { useUploads } from '@/ui/pictures/use-uploads';
import { Picture } from '@/ui/show/picture';
import css from './text-editor.module.css';

export interface TextPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Chooses a picture and its alternative text, or edits the existing `picture`. */
export function PictureDialog(props: {
  picture: TextPicture | null;
  onClose: () => void;
  onSaved: (picture: TextPicture) => void;
}) {
  const { t } = useT('blog-admin');
  const [picture, setPicture] = useState(props.picture);
  const [alt, setAlt] = useState(props.picture?.alt ?? '');
  const { uploads, add, forget } = useUploads(({ url, width, height }) => setPicture({ src: url, alt, width, height }));
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('editor.picture')}
      closeButtonProps={{ 'aria-label': t('editor.close') }}
    >
      <div className={css.fields}>
        {picture && (
          <Picture className={css.shown} of={{ ...picture, placeholder: 'var(--tint)' }} alt={alt} sizes="28rem" />
        )}
        <UploadList uploads={uploads} forget={forget} />
        <DropZone several={false} onFiles={(files) => void add(files)} />
        <TextInput
          label={t('editor.alt')}
          description={t('editor.altHint')}
          value={alt}
          maxLength={300}
          onChange={({ currentTarget: { value } }) => setAlt(value)}
        />
        <Button
          look="solid"
          disabled={!picture}
          onClick={() => picture && props.onSaved({ ...picture, alt: alt.trim() })}
        >
          {t('editor.insert')}
        </Button>
      </div>
    </Modal>
  );
}
