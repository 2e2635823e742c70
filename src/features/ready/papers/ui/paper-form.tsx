'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { paperKeys } from '@/features/ready/papers/domain/paper-keys';
import { type PaperTexts, type PaperView, paperForms } from '@/features/ready/papers/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { useNotify } from '@/ui/feedback/use-notify';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { useUnsavedGuard } from '@/ui/form/use-unsaved-guard';
import { useZodForm } from '@/ui/form/use-zod-form';
import { Panel } from '@/ui/show/panel';
import { HealthFields, WaiverFields } from './paper-fields';
import css from './papers.module.css';

const notes = { health: 'physician', waiver: 'lawyer' } as const;
const consequences = { health: 'confirmHealth', waiver: 'confirmWaiver' } as const;

type Props = { lng: Locale; paper: PaperView };

/** Edits the texts of a paper and publishes them as its next version. */
export function PaperForm({ lng, paper: { kind, published, texts } }: Props) {
  const { t } = useT('papers-admin');
  const router = useRouter();
  const toast = useNotify();
  const [isDirty, setDirty] = useState(false);
  const { form, refusal, showRefusal, submit } = useZodForm<{ texts: PaperTexts }>(
    paperForms[kind],
    { texts: texts as PaperTexts },
    () => setDirty(form.isDirty()),
  );
  useUnsavedGuard(isDirty);
  const next = { version: (published?.version ?? 0) + 1 };
  const done = {
    onSuccess() {
      setDirty(false);
      toast.done(t('done', next));
      router.refresh();
    },
    onError: showRefusal,
  };
  const health = trpc.admin.papers.publish_health.useMutation(done);
  const waiver = trpc.admin.papers.publish_waiver.useMutation(done);
  const publish = async (typed: { texts: PaperTexts }) => {
    const title = t('confirmTitle', next);
    if (!(await confirm({ title, body: t(consequences[kind]), confirmLabel: t('publish', next) }))) return;
    const input = { ...typed, version: next.version - 1 };
    if (kind === 'health') health.mutate(input as Parameters<typeof health.mutate>[0]);
    else waiver.mutate(input as Parameters<typeof waiver.mutate>[0]);
  };
  const Fields = kind === 'health' ? HealthFields : WaiverFields;
  const about = published && {
    version: published.version,
    date: formatMoment(new Date(published.published_at), lng),
  };
  return (
    <form noValidate className={css.form} aria-label={t(kind)} onSubmit={submit(publish)}>
      <Alert tone="warning">{t(notes[kind])}</Alert>
      <Panel title={t(kind)}>
        <p className={css.version}>
          {about
            ? published.by
              ? t('publishedBy', { ...about, name: published.by })
              : t('published', about)
            : t('none')}
        </p>
        <LanguageTabs
          form={form}
          label={t('languages')}
          fields={(at) => paperKeys[kind].map((key) => `texts.${at}.${key}`)}
        >
          {(at) => <Fields form={form} at={at} />}
        </LanguageTabs>
      </Panel>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {Object.keys(form.errors).length > 0 && <Alert tone="error">{t('wrong')}</Alert>}
      <div>
        <Button type="submit" look="solid" busy={health.isPending || waiver.isPending}>
          {t('publish', next)}
        </Button>
      </div>
    </form>
  );
}
