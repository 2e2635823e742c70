'use client';
import { PinInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../i18n/client';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import { useZodForm } from '../../../ui/form/use-zod-form';
import type { Door } from '../domain/door';
import { CODE_LENGTH, CODE_MINUTES } from '../domain/one-time-code';
import { pinInput } from '../schema';
import { accountCalls } from './account-calls';
import css from './account-card.module.css';
import { ResendCode } from './resend-code';
import { useCountdown } from './use-countdown';

type Props = { door: Door; email: string; onRight: (pin: string) => void; onOtherEmail: () => void };

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The six boxes for the code. They take a pasted one, in small letters too. */
export function CodeStep({ door, email, onRight, onOtherEmail }: Props) {
  const { t } = useT('accounts');
  const { t: sayError } = useT('errors');
  const [refusal, setRefusal] = useState<string | null>(null);
  const label = useId();
  const fault = useId();
  const life = useCountdown(CODE_MINUTES * 60);
  const { form, showRefusal } = useZodForm(pinInput, { email, pin: '' });
  const verify = accountCalls(door).verify_pin.useMutation({
    onMutate: () => setRefusal(null),
    onSuccess: (_, { pin }) => onRight(pin),
    onError: (error) => setRefusal(showRefusal(error)),
  });
  const submit = (event?: FormEvent<HTMLFormElement>) => form.onSubmit((values) => verify.mutate(values))(event);
  const expired = life.isOver ? sayError('invalid.pin_expired') : null;
  const error = form.errors.pin ? String(form.errors.pin) : expired;

  return (
    <form onSubmit={submit} noValidate className={css.fields} aria-label={t('forgot.code_title')}>
      <p className={css.lead}>{t('forgot.code_lead', { email })}</p>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <span id={label}>{t('forgot.code')}</span>
      <PinInput
        length={CODE_LENGTH}
        type="alphanumeric"
        oneTimeCode
        autoFocus
        size="lg"
        className={css.code}
        aria-labelledby={label}
        aria-describedby={fault}
        getInputProps={(index) => ({ 'aria-label': t('forgot.code_box', { number: index + 1 }) })}
        error={Boolean(error)}
        key={form.key('pin')}
        onChange={(pin) => form.setFieldValue('pin', pin.toUpperCase())}
      />
      <p id={fault} role={error ? 'alert' : 'timer'}>
        {error ?? t('forgot.expires_in', { time: clock(life.left) })}
      </p>
      <Button type="submit" look="next" wide busy={verify.isPending}>
        {t('forgot.check')}
      </Button>
      <ResendCode
        door={door}
        email={email}
        onSent={() => {
          form.clearErrors();
          life.restart();
        }}
      />
      <Button look="quiet" onClick={onOtherEmail}>
        {t('forgot.other_email')}
      </Button>
    </form>
  );
}
