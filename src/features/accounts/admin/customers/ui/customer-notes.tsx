'use client';
import { Textarea } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { type CustomerFile, newNoteInput } from '@/features/accounts/admin/customers/schema';
import { useT } from '@/i18n/client';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/notify';
import { useZodForm } from '@/ui/form/use-zod-form';
import { Panel } from '@/ui/show/panel';
import css from './customers.module.css';

function NewNote({ uuid }: { uuid: string }) {
  const { t } = useT('accounts-admin');
  const router = useRouter();
  const { form, refusal, showRefusal, submit } = useZodForm(newNoteInput, { uuid, note: '' });
  const add = trpc.admin.customers.add_note.useMutation({
    onSuccess() {
      form.setFieldValue('note', '');
      router.refresh();
    },
    onError: showRefusal,
  });
  return (
    <form noValidate className={css.fields} onSubmit={submit(({ note }) => add.mutate({ uuid, note }))}>
      <Textarea key={form.key('note')} label={t('notes.new')} autosize minRows={2} {...form.getInputProps('note')} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" size="s" busy={add.isPending}>
          {t('notes.add')}
        </Button>
      </div>
    </form>
  );
}

export function CustomerNotes({ file: { uuid, notes } }: { file: CustomerFile }) {
  const { t, lng } = useT('accounts-admin');
  const { t: common } = useT('common');
  const router = useRouter();
  const remove = trpc.admin.customers.remove_note.useMutation({
    onSuccess: () => router.refresh(),
    onError: ({ message }) => notify({ type: 'error', title: common('notice.error'), text: message }),
  });
  return (
    <Panel title={t('part.notes')}>
      {notes.length === 0 && <p className={css.notice}>{t('notes.none')}</p>}
      <ul className={css.found}>
        {notes.map(({ uuid: note, note: text, at, author }) => (
          <li key={note}>
            <span>
              <span className={css.note}>{text}</span>
              <span>{[author, formatMoment(new Date(at), lng, 'medium')].filter(Boolean).join(' · ')}</span>
            </span>
            <Button
              size="s"
              look="quiet"
              busy={remove.isPending && remove.variables.note === note}
              onClick={() => remove.mutate({ uuid, note })}
            >
              {t('notes.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <NewNote uuid={uuid} />
    </Panel>
  );
}
