'use client';
import { Textarea } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
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

function ConfirmForm(props: { question: Question; answer: (answer: Confirmed | null) => void }) {
  const { t } = useT('common');
  const { body, confirmLabel, danger, reasonLabel } = props.question;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reasonLabel && !reason.trim()) {
          setMissing(true);
          event.currentTarget.querySelector('textarea')?.focus();
        } else props.answer({ reason: reason.trim() });
      }}
    >
      <div className={css.body}>{body}</div>
      {reasonLabel && (
        <Textarea
          label={reasonLabel}
          value={reason}
          error={missing && t('confirm.reasonMissing')}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
          data-autofocus
          required
        />
      )}
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

/** Asks for confirmation; resolves to null when the person cancels, closes the dialog or presses Escape. */
export function confirm(question: Question): Promise<Confirmed | null> {
  return new Promise((resolve) => {
    const answer = (given: Confirmed | null) => {
      resolve(given);
      modals.close(id);
    };
    const id = modals.open({
      title: question.title,
      children: <ConfirmForm question={question} answer={answer} />,
      onClose: () => resolve(null),
      withCloseButton: false,
      classNames: { title: css.title },
    });
  });
}
