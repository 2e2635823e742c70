'use client';
import { Textarea, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { confirmKeyInput, ENDING_LENGTH } from '@/features/backups/schema';
import { useT } from '@/i18n/client';
import { errorKey } from '@/shared/errors/error-key';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './backups.module.css';
import { useSetBackups } from './use-backups';

export type KeyPair = { secret: string; recipient: string };

/** Shows a new key once, and uses it when its end has been typed. */
export function NewKey({ pair, close }: { pair: KeyPair; close: () => void }) {
  const { t } = useT('backups-admin');
  const toast = useNotify();
  const setBackups = useSetBackups();
  const [isCopied, setCopied] = useState(false);
  const schema = confirmKeyInput.refine(({ ending }) => ending === pair.secret.slice(-ENDING_LENGTH), {
    path: ['ending'],
    error: errorKey('invalid.key_ending'),
  });
  const { form, refusal, showRefusal, submit } = useZodForm(schema, { ending: '' });
  const save = trpc.admin.backups.save_key.useMutation({
    onSuccess(view) {
      setBackups(view);
      toast.done(t('key.saved'));
      close();
    },
    onError: showRefusal,
  });
  const copy = async () => {
    await navigator.clipboard.writeText(pair.secret);
    setCopied(true);
  };
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={submit(({ ending }) => save.mutate({ recipient: pair.recipient, ending }))}
    >
      <Textarea
        label={t('key.secret')}
        value={pair.secret}
        readOnly
        autosize
        data-autofocus
        classNames={{ input: css.code }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button size="s" icon={<IconCopy aria-hidden="true" />} onClick={copy}>
          {t(isCopied ? 'key.copied' : 'key.copy')}
        </Button>
      </div>
      <TextInput
        key={form.key('ending')}
        {...form.getInputProps('ending')}
        label={t('key.ending')}
        description={t('key.endingHint')}
        autoComplete="off"
        required
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div className={css.actions}>
        <Button type="submit" look="solid" busy={save.isPending}>
          {t('key.save')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('key.cancel')}
        </Button>
      </div>
    </form>
  );
}
