'use client';
import { Modal, Textarea } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { useZodForm } from '@/ui/form/use-zod-form';
import type { Asking, Question } from './confirm';
import css from './confirm-dialog.module.css';

function Frame(props: Asking & { onSubmit: (event: FormEvent<HTMLFormElement>) => void; children?: ReactNode }) {
  const { t } = useT('common');
  const { body, confirmLabel, danger, reason } = props.question;
  return (
    <form noValidate onSubmit={props.onSubmit}>
      <div className={css.body}>{body}</div>
      {props.children}
      <div className={css.actions}>
        <Button look="outline" onClick={() => props.answer(null)} data-autofocus={!reason || undefined}>
          {t('confirm.back')}
        </Button>
        <Button type="submit" look={danger ? 'danger' : 'solid'}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}

function ConfirmForm(props: Asking) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.answer({ reason: '' });
  };
  return <Frame {...props} onSubmit={onSubmit} />;
}

function ReasonForm({ wanted, ...props }: Asking & { wanted: NonNullable<Question['reason']> }) {
  const { form, submit } = useZodForm(wanted.input, { reason: '' });
  return (
    <Frame {...props} onSubmit={submit(({ reason }) => props.answer({ reason: reason.trim() }))}>
      <Textarea
        key={form.key('reason')}
        label={wanted.label}
        data-autofocus
        required
        {...form.getInputProps('reason')}
      />
    </Frame>
  );
}

type DialogProps = {
  /** While closing, the dialog still shows the answered question; undefined before the first question. */
  question: Question | undefined;
  answer: Asking['answer'];
  isOpen: boolean;
  /** Numbers the questions, so that each begins with an empty form. */
  number: number;
};

export function ConfirmDialog({ question, answer, isOpen, number }: DialogProps) {
  // Only a dialog that opens after mounting records the focus to restore.
  const isThere = useMounted();
  return (
    <Modal
      opened={isOpen && isThere}
      onClose={() => answer(null)}
      title={question?.title}
      withCloseButton={false}
      classNames={{ title: css.title }}
    >
      {question?.reason ? (
        <ReasonForm key={number} question={question} answer={answer} wanted={question.reason} />
      ) : (
        question && <ConfirmForm key={number} question={question} answer={answer} />
      )}
    </Modal>
  );
}
