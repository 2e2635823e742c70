'use client';
import { type ComponentProps, type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useT } from '@/i18n/client';
import { useOnFirstTouch } from '@/ui/form/use-on-first-touch';
import { type Asking, type Confirmed, onQuestion } from './confirm';
import type { ConfirmDialog } from './confirm-dialog';
import { useNotify } from './use-notify';

type Dialog = ComponentType<ComponentProps<typeof ConfirmDialog>>;

/** Shows the questions of `confirm()` one at a time; the dialog's code loads at the first touch of a page. */
export function ConfirmHost() {
  const { t } = useT('common');
  const { refused } = useNotify();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [questions, setQuestions] = useState<Asking[]>([]);
  const [answered, setAnswered] = useState(0);

  const load = useCallback(
    () =>
      import('./confirm-dialog').then(
        ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
        () => false,
      ),
    [],
  );
  useOnFirstTouch(load);

  const ask = useEffectEvent(async (asking: Asking) => {
    setQuestions((before) => [...before, asking]);
    if ((await load()) !== false) return;
    asking.answer(null);
    setAnswered((count) => count + 1);
    refused({ message: t('offline') });
  });
  useEffect(() => onQuestion(ask), []);

  const isOpen = answered < questions.length;
  const shown = isOpen ? answered : questions.length - 1;
  const answer = (given: Confirmed | null) => {
    if (!isOpen) return;
    questions[shown]?.answer(given);
    setAnswered(answered + 1);
  };
  return Dialog && <Dialog question={questions[shown]?.question} answer={answer} isOpen={isOpen} number={shown} />;
}
