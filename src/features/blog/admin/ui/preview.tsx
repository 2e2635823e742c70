'use client';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { asSent, type TypedPost } from '@/features/blog/admin/domain/typed-post';
import { PostBody } from '@/features/blog/ui/post-body';
import { useT } from '@/i18n/client';
import { type Locale, locales } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { languageNames } from '@/ui/shells/language-names';
import css from './post-form.module.css';

export function Preview({ post, onClose }: { post: TypedPost; onClose: () => void }) {
  const { t } = useT('blog-admin');
  const [lng, setLng] = useState<Locale>('en');
  const own = asSent(post).texts[lng];
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('preview.title')}
      closeButtonProps={{ 'aria-label': t('editor.close') }}
    >
      <div className={css.languages}>
        {locales.map((other) => (
          <Button
            key={other}
            size="s"
            look={other === lng ? 'solid' : 'outline'}
            aria-pressed={other === lng}
            onClick={() => setLng(other)}
          >
            {languageNames[other]}
          </Button>
        ))}
      </div>
      {own ? (
        <article lang={lng} className={css.preview}>
          <h1>{own.title}</h1>
          <p>{own.summary}</p>
          {own.body && <PostBody body={own.body} lng={lng} />}
        </article>
      ) : (
        <p>{t('preview.empty')}</p>
      )}
    </Modal>
  );
}
