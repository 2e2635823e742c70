'use client';
import { TagsInput, Textarea, TextInput } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { asSent, newPost, type TypedPost, typedPost, typedPostSchema } from '@/features/blog/admin/domain/typed-post';
import type { StaffPostView } from '@/features/blog/admin/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { trpc, useLastEditor } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { useNotify } from '@/ui/feedback/use-notify';
import { EditForm } from '@/ui/form/edit-form';
import type { FormHandle } from '@/ui/form/form-handle';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { RemoveButton } from '@/ui/form/remove-button';
import { SlugField } from '@/ui/form/slug-field';
import { type Saved, useEditForm, withFieldOf } from '@/ui/form/use-edit-form';
import { PicturesField } from '@/ui/pictures/pictures-field';
import { Panel } from '@/ui/show/panel';
import { postPath, postsPath } from './paths';
import css from './post-form.module.css';
import { Publishing } from './publishing';
import { TextField } from './text-field';

const Preview = dynamic(() => import('./preview').then((module) => module.Preview), { ssr: false });

const savedOf = (post: StaffPostView): Saved<TypedPost> => ({ values: typedPost(post), version: post.version });
const cover = { width: 1600, height: 900 };

function Texts({ form }: { form: FormHandle }) {
  const { t } = useT('blog-admin');
  return (
    <LanguageTabs
      form={form}
      label={t('part.texts')}
      fields={(at) => [`texts.${at}.title`, `texts.${at}.summary`, `texts.${at}.body`]}
    >
      {(at) => (
        <div className={css.fields}>
          <TextInput
            key={form.key(`texts.${at}.title`)}
            {...(form.getInputProps(`texts.${at}.title`) as object)}
            lang={at}
            label={t('field.title')}
            required={at === 'en'}
          />
          <Textarea
            key={form.key(`texts.${at}.summary`)}
            {...(form.getInputProps(`texts.${at}.summary`) as object)}
            lang={at}
            autosize
            label={t('field.summary')}
            description={t('field.summaryHint')}
          />
          <TextField form={form} path={`texts.${at}.body`} lng={at} />
        </div>
      )}
    </LanguageTabs>
  );
}

export function PostForm({ lng, post, author }: { lng: Locale; post?: StaffPostView; author: string }) {
  const { t } = useT('blog-admin');
  const router = useRouter();
  const utils = trpc.useUtils();
  const lastEditor = useLastEditor('post');
  const toast = useNotify();
  const [shown, setShown] = useState<TypedPost | null>(null);
  const tags = trpc.admin.posts.tags.useQuery();
  const create = trpc.admin.posts.create.useMutation();
  const update = trpc.admin.posts.update.useMutation();
  const remove = trpc.admin.posts.remove.useMutation({ onSuccess: () => void utils.admin.posts.invalidate() });

  const editing = useEditForm<TypedPost>({
    schema: typedPostSchema,
    saved: post ? savedOf(post) : { values: newPost(author) },
    async save(typed, version) {
      const { slug, ...sent } = asSent(typed);
      const saved = post
        ? await update
            .mutateAsync({ ...sent, slug: post.slug, new_slug: slug, version })
            .catch((refused) => Promise.reject(withFieldOf(refused)))
        : await create.mutateAsync({ ...sent, slug });
      void utils.admin.posts.invalidate();
      if (!post) toast.done(t('notice.created'));
      if (saved.slug !== post?.slug) router.replace(postPath(lng, saved.slug));
      else router.refresh();
      return savedOf(saved);
    },
    async latest() {
      const now = await utils.admin.posts.get.fetch({ slug: post?.slug ?? '' }, { staleTime: 0 });
      return { ...savedOf(now), by: await lastEditor(now.uuid) };
    },
  });
  const { form } = editing;

  return (
    <EditForm
      editing={editing}
      actions={
        <>
          {post && (
            <RemoveButton
              label={t('action.delete')}
              title={t('dialog.deleteTitle', { title: post.texts.en.title })}
              body={t('dialog.delete')}
              remove={() => remove.mutateAsync({ slug: post.slug })}
              editing={editing}
              list={postsPath(lng)}
            />
          )}
          {post?.state === 'published' && (
            <ButtonLink look="quiet" href={localePath(lng, `/blog/${post.slug}`)}>
              {t('action.view')}
            </ButtonLink>
          )}
          <Button onClick={() => setShown(form.getValues())}>{t('action.preview')}</Button>
        </>
      }
    >
      <Panel title={t('part.texts')}>
        <Texts form={form} />
      </Panel>
      <Panel title={t('part.publishing')}>
        <div className={css.fields}>
          <Publishing form={form} />
          <div className={css.pair}>
            <SlugField form={form} path="slug" titlePath="texts.en.title" before="/blog/" />
            <TextInput key={form.key('author')} {...form.getInputProps('author')} label={t('field.author')} required />
          </div>
          <TagsInput
            key={form.key('tags')}
            {...form.getInputProps('tags')}
            label={t('field.tags')}
            description={t('field.tagsHint')}
            data={tags.data ?? []}
            maxTags={10}
            size="md"
          />
          <PicturesField form={form} path="cover" label={t('field.cover')} single described={false} frame={cover} />
        </div>
      </Panel>
      {shown && <Preview post={shown} onClose={() => setShown(null)} />}
    </EditForm>
  );
}
