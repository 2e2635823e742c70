'use client';
import { Textarea } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { useSchemaForm } from '@/ui/form/use-schema-form';
import css from './confirm.module.css';

interface Question {
  title: string;
  body: ReactNode;
  /** The verb of the action, not 'OK'. */
  confirmLabel: string;
  danger?: boolean;
  /** Adds a required field for a reason. */
  reasonLabel?: string;
}

interface Confirmed {
  reason: string;
}

type Props = { question: Question; answer: (answer: Confirmed | null) => void };

function Frame(props: Props & { onSubmit: (event: FormEvent<HTMLFormElement>) => void; children?: ReactNode }) {
  const { t } = useT('common');
  const { body, confirmLabel, danger, reasonLabel } = props.question;
  return (
    <form noValidate onSubmit={props.onSubmit}>
      <div className={css.body}>{body}</div>
      {props.children}
      <div className={css.actions}>
        <Button look="outline" onClick={() => props.answer(null)} data-autofocus={!reasonLabel || undefined}>
          {t('confirm.back')}
        </Button>
        <Button type="submit" look={danger ? 'danger' : 'solid'}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}

function ConfirmForm(props: Props) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.answer({ reason: '' });
  };
  return <Frame {...props} onSubmit={onSubmit} />;
}

/** Whether a reason is acceptable is decided by the procedure that receives it; here it must only be there. */
const loadReasonInput = async () => {
  const { z } = await import('@/shared/schema/zod');
  return { schema: z.object({ reason: z.string().trim().min(1) }) };
};

function ReasonForm(props: Props) {
  const { t } = useT('common');
  const translate = () => t('confirm.reasonMissing');
  const { form, preload, submit } = useSchemaForm({ input: loadReasonInput, initialValues: { reason: '' }, translate });
  useEffect(preload, [preload]);
  return (
    <Frame {...props} onSubmit={submit(({ reason }) => props.answer({ reason: reason.trim() }))}>
      <Textarea
        key={form.key('reason')}
        label={props.question.reasonLabel}
        data-autofocus
        required
        {...form.getInputProps('reason')}
      />
    </Frame>
  );
}

/** Asks for confirmation; resolves to null when the person cancels, closes the dialog or presses Escape. */
export function confirm(question: Question): Promise<Confirmed | null> {
  return new Promise((resolve) => {
    const answer = (given: Confirmed | null) => {
      resolve(given);
      modals.close(id);
    };
    const Form = question.reasonLabel ? ReasonForm : ConfirmForm;
    const id = modals.open({
      title: question.title,
      children: <Form question={question} answer={answer} />,
      onClose: () => resolve(null),
      withCloseButton: false,
      classNames: { title: css.title },
    });
  });
}
