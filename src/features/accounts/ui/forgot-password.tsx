'use client';
import { useState } from 'react';
import type { Locale } from '../../../shared/locales';
import type { Door } from '../domain/door';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { NewPasswordStep } from './new-password-step';

type Step = { at: 'email' } | { at: 'code'; email: string } | { at: 'password'; email: string; pin: string };

/** E-mail, then the code that was sent there, then a new password. */
export function ForgotPassword({ lng, door }: { lng: Locale; door: Door }) {
  const [step, setStep] = useState<Step>({ at: 'email' });
  switch (step.at) {
    case 'email':
      return <EmailStep door={door} onSent={(email) => setStep({ at: 'code', email })} />;
    case 'code':
      return (
        <CodeStep
          door={door}
          email={step.email}
          onRight={(pin) => setStep({ at: 'password', email: step.email, pin })}
          onOtherEmail={() => setStep({ at: 'email' })}
        />
      );
    case 'password':
      return (
        <NewPasswordStep
          lng={lng}
          door={door}
          email={step.email}
          pin={step.pin}
          onCodeRefused={() => setStep({ at: 'code', email: step.email })}
        />
      );
  }
}
