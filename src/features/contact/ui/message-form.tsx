'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
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

/** Shared frame of both forms; disabled until scripts have loaded, so that no input is lost. */
export function MessageForm(props: {
  messageForm: Pick<
    ReturnType<typeof useMessageForm>,
    'isAlive' | 'isSending' | 'sent' | 'refusal' | 'submit' | 'preload' | 'again'
  >;
  trap: ComponentProps<'input'>;
  texts: MessageFormTexts;
  children: ReactNode;
}) {
  const { texts } = props;
  const { isAlive, isSending, sent, refusal, submit, preload, again } = props.messageForm;
  if (sent !== null) return <Sent text={sent} another={texts.another} again={again} />;
  return (
    <form className={css.form} onSubmit={submit} onFocus={preload} noValidate aria-label={texts.form}>
      {props.children}
      <Trap label={texts.trap} {...props.trap} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <noscript>
        <Alert tone="info">{texts.noScript}</Alert>
      </noscript>
      <div className={css.foot}>
        <Button type="submit" look="next" size="l" busy={isSending} disabled={!isAlive}>
          {texts.send}
        </Button>
        <p>{texts.note}</p>
      </div>
    </form>
  );
}
