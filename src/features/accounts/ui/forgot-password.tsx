'use client';
import Link from 'next/link';
import { useState } from 'react';
import { type Audience, signInOf } from '@/features/accounts/domain/audience';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { withCallback } from '@/shared/site/callback-path';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import css from './account-card.module.css';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { NewPasswordStep } from './new-password-step';
import { Outcome } from './outcome';

type Sent = { email: string; sentAt: number };
type Step = ({ at: 'email'; email: string } | ({ at: 'code' } & Sent) | ({ at: 'password'; pin: string } & Sent)) & {
  notice?: string;
};
const titles = { email: 'forgot.title', code: 'forgot.code_title', password: 'forgot.password_title' } as const;

function StepForm({
  audience,
  step,
  go,
  onSet,
}: {
  audience: Audience;
  step: Step;
  go: (to: Step) => void;
  onSet: (notice: string) => void;
}) {
  switch (step.at) {
    case 'email':
      return (
        <EmailStep
          audience={audience}
          email={step.email}
          onSent={(email, notice) => go({ at: 'code', email, sentAt: performance.now(), notice })}
        />
      );
    case 'code':
      return (
        <CodeStep
          audience={audience}
          email={step.email}
          sentAt={step.sentAt}
          onRight={(pin, notice) => go({ ...step, at: 'password', pin, notice })}
          onSentAgain={(notice) => go({ ...step, sentAt: performance.now(), notice })}
          onOtherEmail={() => go({ at: 'email', email: step.email })}
        />
      );
    case 'password':
      return (
        <NewPasswordStep
          audience={audience}
          email={step.email}
          pin={step.pin}
          onSet={onSet}
          onCodeRefused={() => go({ at: 'code', email: step.email, sentAt: step.sentAt })}
        />
      );
  }
}

type Props = {
  lng: Locale;
  audience: Audience;
  email?: string | undefined;
  /** Page to open after signing in: a path on this site. */
  callback?: string | undefined;
};

export function ForgotPassword({ lng, audience, email = '', callback }: Props) {
  const { t } = useT('accounts');
  const [step, setStep] = useState<Step>({ at: 'email', email });
  const [done, setDone] = useState<string | null>(null);
  const signIn = localePath(lng, withCallback(signInOf(audience), callback));
  if (done) {
    return (
      <>
        <h1>{t('forgot.done_title')}</h1>
        <Outcome>{done}</Outcome>
        <ButtonLink href={signIn} look="next" wide>
          {t('sign_in.title')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1>{t(titles[step.at])}</h1>
      {/* Rendered from the start, so that screen readers announce its later content. */}
      <div aria-live="polite" className={css.notice}>
        {step.notice && <Alert tone="success">{step.notice}</Alert>}
      </div>
      <StepForm audience={audience} step={step} go={setStep} onSet={setDone} />
      <p>
        <Link href={signIn}>{t('sign_in.back')}</Link>
      </p>
    </>
  );
}
