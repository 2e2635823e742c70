'use client';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { answerForm, type MessageView } from '@/features/contact/admin/schema';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { TemplatePicker } from '@/ui/form/template-picker';
import { useUnsavedGuard } from '@/ui/form/use-unsaved-guard';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './message-page.module.css';
import { useMessageAction } from './use-message-action';

/** Keeps the typed text until it is sent, even if a colleague answered first. */
export function AnswerForm({ lng, message }: { lng: Locale; message: MessageView }) {
  const { t } = useT('contact-admin');
  const shop = useShop();
  const { showNotice, refresh } = useMessageAction();
  const [typed, setTyped] = useState(false);
  useUnsavedGuard(typed);
  const { uuid, email, locale, version, receives_replies: isAnsweredHere } = message;
  const { form, refusal, setRefusal, showRefusal, submit } = useZodForm(
    answerForm,
    { uuid, answer: '' },
    ({ answer }) => setTyped(answer.trim() !== ''),
  );
  const send = trpc.admin.messages.update.useMutation({
    async onSuccess() {
      form.reset();
      setTyped(false);
      showNotice(t('notice.sent'));
      await refresh();
    },
    async onError(error) {
      const isLate = error.data?.code === 'changed_meanwhile';
      if (isLate) setRefusal(t('changed'));
      else showRefusal(error);
      if (isLate) await refresh();
    },
  });
  const templates = trpc.admin.templates.usable.useQuery({ locale });
  const values = trpc.admin.messages.values.useQuery({ uuid });
  const fill = ({ body }: { body: string }) => {
    form.setFieldValue('answer', body);
    // Waits until the field is rendered again with its new value.
    requestAnimationFrame(() => form.getInputNode('answer')?.focus());
  };
  const language = languageIn(lng, locale);
  return (
    <form
      onSubmit={submit(({ answer }) => send.mutate({ uuid, answer, version }))}
      noValidate
      className={css.answer}
      aria-label={t('answer.title')}
    >
      <TemplatePicker
        lng={lng}
        locale={locale}
        templates={templates.data}
        values={values.data}
        failed={templates.isError || values.isError}
        isTyped={() => form.getValues().answer.trim() !== ''}
        onFill={fill}
      />
      <Textarea
        autosize
        minRows={6}
        lang={locale}
        key={form.key('answer')}
        label={t('answer.field')}
        description={t(isAnsweredHere ? 'answer.hintReplies' : 'answer.hint', {
          email,
          language,
          operator: shop.email,
        })}
        {...form.getInputProps('answer')}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" busy={send.isPending}>
        {t('action.send')}
      </Button>
    </form>
  );
}
