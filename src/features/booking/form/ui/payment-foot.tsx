'use client';
import { useEffect, useRef } from 'react';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { useChosen } from './booking-context';
import css from './payment-part.module.css';
import type { Failure } from './use-place-order';

/**
 * The terms that the button below accepts, and the last failure. A failure scrolls into view, since the button at the
 * bottom of a phone's screen is far from here.
 */
export function PaymentFoot({ lng, failure }: { lng: Locale; failure: Failure | null }) {
  const { t } = useT('booking');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  const { byStaff } = useChosen();
  const page = (path: string, label: string) => (
    <a href={localePath(lng, path)} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
  return (
    <>
      <p className={css.consent}>
        {t(byStaff ? 'by_staff.consent' : 'payment.consent')} {page('/terms-and-conditions', t('payment.terms'))} ·{' '}
        {page('/privacy-policy', t('payment.privacy'))}
      </p>
      {failure && (
        <div ref={box}>
          <PlacingFailed lng={lng} failure={failure} />
        </div>
      )}
    </>
  );
}

function PlacingFailed({ lng, failure }: { lng: Locale; failure: Failure }) {
  if (failure.isHoldRefusal) return <HoldRefused lng={lng} message={failure.message} />;
  return <Alert tone="error">{failure.message}</Alert>;
}

function HoldRefused({ lng, message }: { lng: Locale; message: string }) {
  const { t } = useT('booking');
  const toUnpaid = (
    <ButtonLink size="s" look="solid" href={localePath(lng, '/user/orders?status=pending_payment')}>
      {t('refusal.unpaid_link')}
    </ButtonLink>
  );
  return (
    <Alert tone="error" title={message} actions={toUnpaid}>
      {t('refusal.draft_saved')}
    </Alert>
  );
}
