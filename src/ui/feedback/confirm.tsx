'use client';
import { Textarea } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { FormEvent, ReactNode } from 'react';
import { useT } from '@/i18n/client';
import type { z } from '@/shared/schema/zod';
import { Button } from '@/ui/action/button';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './confirm.module.css';

interface Question {
  title: string;
  body: ReactNode;
  /** The verb of the action, not 'OK'. */
  confirmLabel: string;
  danger?: boolean;
  /** Adds a field for a reason, which the input of the procedure that receives it accepts or refuses. */
  reason?: { label: string; input: z.ZodType<unknown, { reason: string }> };
}

interface Confirmed {
  reason: string;
}

type Props = { question: Question; answer: (answer: Confirmed | null) => void };

function Frame(props: Props & { onSubmit: (event: FormEvent<HTMLFormElement>) => void; children?: ReactNode }) {
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

function ConfirmForm(props: Props) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.answer({ reason: '' });
  };
  return <Frame {...props} onSubmit={onSubmit} />;
}

function ReasonForm({ wanted, ...props }: Props & { wanted: NonNullable<Question['reason']> }) {
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

/** Asks for confirmation; resolves to null when the person cancels, closes the dialog or presses Escape. */
export function confirm(question: Question): Promise<Confirmed | null> {
  return new Promise((resolve) => {
    const answer = (given: Confirmed | null) => {
      resolve(given);
      modals.close(id);
    };
    const id = modals.open({
      title: question.title,
      children: question.reason ? (
        <ReasonForm question={question} answer={answer} wanted={question.reason} />
      ) : (
        <ConfirmForm question={question} answer={answer} />
      ),
      onClose: () => resolve(null),
      withCloseButton: false,
      classNames: { title: css.title },
    });
  });
}
