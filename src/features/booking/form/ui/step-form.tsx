'use client';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultsIn, stepAfter, stepBefore, steps } from '@/features/booking/domain/form-steps';
import { useT } from '@/i18n/client';
import { useShop } from '@/shop/client';
import { Button } from '@/ui/action/button';
import { focusFirst } from '@/ui/form/focus-first';
import type { FieldErrors } from '@/ui/form/use-schema-form';
import { useBooking } from './booking-context';
import { PayNote, useNextLabel } from './pay-button';
import css from './step-form.module.css';

/** Focuses the first field with an error, clear of the bar at the bottom of a phone's screen. */
export const scrollToFirstError = (errors: Record<string, unknown>) =>
  focusFirst(errors, { preventScroll: true })?.scrollIntoView({ block: 'center' });

/** The id by which the button at the bottom of a phone's screen submits the step's form. */
export const STEP_FORM = 'booking-step';

type Props = {
  intro?: ReactNode;
  /** Errors that the server's rules do not cover, checked before the next step. */
  also?: () => FieldErrors;
  /** Opens the part of the step that has an error. */
  onErrors?: (errors: FieldErrors) => void;
  /** Replaces going to the next step. */
  onDone?: () => void;
  /** Content right above the buttons. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A step with heading, fields and buttons; continues only without errors. */
export function StepForm({ intro, also, onErrors, onDone, foot, children }: Props) {
  const { t } = useT('booking');
  const { form, step, go, hasMoved, setNotice, isBusy, byStaff } = useBooking();
  const { name } = useShop();
  const { errors } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChecking, setChecking] = useState(false);
  const before = stepBefore(step);
  const label = useNextLabel();
  const isCharged = step === 'payment' && !byStaff;

  // A step reached from another one starts at its heading; opening the page starts at the top.
  useEffect(() => {
    document.title = `${t(`step.${step}`)} · ${t('title')} · ${name}`;
    if (!hasMoved) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    // Focuses the field that the customer was sent back to correct.
    scrollToFirstError(faultsIn(step, errors.get()));
  }, [hasMoved, step, errors, t, name]);

  const goToNextStep = () => {
    setNotice(null);
    const next = stepAfter(step);
    form.set('reached', Math.max(form.values().reached, steps.indexOf(next)));
    go(next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || isBusy) return;
    setChecking(true);
    const checked = await form.check().catch(() => null);
    setChecking(false);
    // The schema could not be loaded.
    if (!checked) return setNotice({ tone: 'error', title: t('refusal.offline') });
    const found = { ...faultsIn(step, checked), ...also?.() };
    flushSync(() => {
      form.setErrors(found);
      onErrors?.(found);
    });
    if (Object.keys(found).length > 0) return scrollToFirstError(found);
    return onDone ? onDone() : goToNextStep();
  };

  return (
    <form id={STEP_FORM} className={css.form} onSubmit={submit} method="post" noValidate>
      <h2 ref={heading} tabIndex={-1}>
        {t(`step.${step}`)}
      </h2>
      {intro && <p className={css.intro}>{intro}</p>}
      {children}
      {foot}
      <div className={css.ways}>
        {before && (
          <Button look="quiet" icon={<IconArrowLeft aria-hidden="true" />} onClick={() => go(before)}>
            {t('back')}
          </Button>
        )}
        <div className={css.next}>
          {isCharged && <PayNote />}
          <Button type="submit" look="next" size="l" busy={isBusy}>
            {label}
          </Button>
        </div>
      </div>
    </form>
  );
}
