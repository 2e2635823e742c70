'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { Trap } from './fields';
import css from './message-form.module.css';
import type { useMessageForm } from './use-message-form';

export type MessageFormTexts = {
  form: string;
  send: string;
  another: string;
  trap: string;
  noScript: string;
  note: string;
};

function Sent({ text, another, again }: { text: string; another: string; again: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={css.sent}>
      <Alert
        tone="success"
        actions={
          <Button size="s" look="outline" onClick={again}>
            {another}
          </Button>
        }
      >
        {text}
      </Alert>
    </div>
  );
}

/** The frame of both forms; the form cannot be submitted before scripts have loaded, so that no input gets lost. */
export function MessageForm(props: {
  messageForm: ReturnType<typeof useMessageForm>;
  texts: MessageFormTexts;
  children: ReactNode;
}) {
  const { texts } = props;
  const { form, isAlive, state, submit, again } = props.messageForm;
  if (state.is === 'sent') return <Sent text={state.text} another={texts.another} again={again} />;
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label={texts.form}>
      {props.children}
      <Trap label={texts.trap} />
      {state.is === 'refused' && <Alert tone="error">{state.text}</Alert>}
      <noscript>
        <Alert tone="info">{texts.noScript}</Alert>
      </noscript>
      <div className={css.foot}>
        <Button type="submit" look="next" size="l" busy={state.is === 'sending'} disabled={!isAlive}>
          {texts.send}
        </Button>
        <p>{texts.note}</p>
      </div>
    </form>
  );
}
