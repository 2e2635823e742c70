'use client';
import { PinInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { Audience } from '@/features/accounts/domain/audience';
import { CODE_LENGTH, CODE_MINUTES } from '@/features/accounts/domain/one-time-code';
import { pinInput } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { clock } from '@/ui/feedback/countdown';
import { useCountdown } from '@/ui/feedback/use-countdown';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import { authCalls } from './auth-calls';
import code from './code-step.module.css';
import { ResendCode } from './resend-code';

type Props = {
  audience: Audience;
  email: string;
  /** Time the code was sent, by this page's clock. */
  sentAt: number;
  onRight: (pin: string, message: string) => void;
  onSentAgain: (message: string) => void;
  onOtherEmail: () => void;
};

/** Accepts a pasted code, even in lower case. */
export function CodeStep({ audience, email, sentAt, onRight, onSentAgain, onOtherEmail }: Props) {
  const { t } = useT('accounts');
  const { t: translateError } = useT('errors');
  const [pin, setPin] = useState('');
  const firstBox = useRef<HTMLInputElement>(null);
  const label = useId();
  const fault = useId();
  const life = useCountdown(CODE_MINUTES * 60, sentAt);
  const { form, refusal, showRefusal, submit } = useZodForm(pinInput, { email, pin: '' });
  const toFirstBox = () => firstBox.current?.focus();
  const type = (typed: string) => {
    const capitals = typed.toUpperCase();
    setPin(capitals);
    form.setFieldValue('pin', capitals, { forceUpdate: false });
  };
  const verify = authCalls(audience).verify_pin.useMutation({
    onSuccess: ({ message }, right) => onRight(right.pin, message),
    onError: (error) => {
      showRefusal(error);
      toFirstBox();
    },
  });
  const expired = life.isOver ? translateError('invalid.pin_expired') : null;
  const error = form.errors.pin ?? expired;

  return (
    <form
      onSubmit={submit((values) => verify.mutate(values))}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('forgot.code_title')}
    >
      <p className={css.lead}>{t('forgot.code_lead', { email })}</p>
      <div className={code.code}>
        <span id={label}>{t('forgot.code')}</span>
        <PinInput
          ref={firstBox}
          length={CODE_LENGTH}
          type="alphanumeric"
          oneTimeCode
          autoFocus
          size="lg"
          className={code.boxes}
          aria-labelledby={label}
          value={pin}
          onChange={type}
          error={Boolean(error)}
          getInputProps={(index) => ({
            'data-path': index === 0 ? 'pin' : undefined,
            'aria-label': t('forgot.code_box', { number: index + 1 }),
            // A single box has no description to refer to.
            withAria: false,
            'aria-invalid': Boolean(error),
            'aria-describedby': error ? fault : undefined,
            autoCapitalize: 'characters',
            spellCheck: false,
          })}
        />
        {error && (
          <p id={fault} role="alert" className={code.fault}>
            {error}
          </p>
        )}
        {!life.isOver && (
          <p role="timer" className={css.lead}>
            {t('forgot.expires_in', { time: clock(life.left) })}
          </p>
        )}
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" wide busy={verify.isPending}>
        {t('forgot.check')}
      </Button>
      <ResendCode
        audience={audience}
        email={email}
        sentAt={sentAt}
        onSent={(message) => {
          type('');
          toFirstBox();
          onSentAgain(message);
        }}
      />
      <Button look="quiet" wide onClick={onOtherEmail}>
        {t('forgot.other_email')}
      </Button>
    </form>
  );
}
