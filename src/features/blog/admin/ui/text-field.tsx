'use client';
import dynamic from 'next/dynamic';
import type { PostDocument } from '@/features/blog/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { Skeleton } from '@/ui/feedback/skeleton';
import { errorAt, type FormHandle, valueAt } from '@/ui/form/form-handle';
import css from './text-editor.module.css';

// Loaded only with a form that needs it, because the editor is larger than the rest of the back office.
const TextEditor = dynamic(() => import('./text-editor').then((module) => module.TextEditor), {
  ssr: false,
  loading: () => <Skeleton />,
});

type Props = { form: FormHandle; path: string; lng: Locale; label?: string; pictures?: boolean };

export function TextField({ form, path, lng, label, pictures = true }: Props) {
  const { t } = useT('blog-admin');
  const error = errorAt(form, path);
  const { onChange } = form.getInputProps(path);
  return (
    <div className={css.field}>
      <span className={css.label}>{t('field.body')}</span>
      <TextEditor
        key={form.key(path)}
        lng={lng}
        path={path}
        label={label ?? t('editor.label')}
        document={valueAt(form.getValues(), path) as PostDocument | null}
        wrong={Boolean(error)}
        pictures={pictures}
        onChange={onChange}
      />
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
