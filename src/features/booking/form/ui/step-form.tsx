'use client';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { faultsIn, type Step, stepAfter, stepBefore, steps, stepsWith } from '@/features/booking/domain/form-steps';
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

type PartProps = { step: Step; intro?: ReactNode; children: ReactNode };

/** One step of a screen, below its heading. */
export function StepPart({ step, intro, children }: PartProps) {
  const { t } = useT('booking');
  return (
    <section className={css.part} aria-labelledby={headingOf(step)}>
      <h2 id={headingOf(step)} tabIndex={-1}>
        {t(`step.${step}`)}
      </h2>
      {intro && <p className={css.intro}>{intro}</p>}
      {children}
    </section>
  );
}

const headingOf = (step: Step) => `step-${step}`;

type Props = {
  /** Errors that the server's rules do not cover, checked before the next step. */
  also?: () => FieldErrors;
  /** Opens the part of the step that has an error. */
  onErrors?: (errors: FieldErrors) => void;
  /** Goes on within the step instead of checking it; resolves to false when there is nothing left to go on to. */
  advance?: () => Promise<boolean>;
  /** The label of the button while `advance` has more to show. */
  advanceLabel?: string | undefined;
  /** False while the step waits for what its button needs. */
  isReady?: boolean;
  /** Replaces going to the next step. */
  onDone?: () => void;
  /** Content right above the buttons. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The steps of a screen with their buttons; continues only without errors. */
export function StepForm({ also, onErrors, advance, advanceLabel, isReady = true, onDone, foot, children }: Props) {
  const { t } = useT('booking');
  const { form, step, go, hasMoved, setNotice, isBusy, setBusy, byStaff } = useBooking();
  const { name } = useShop();
  const { errors } = form;
  const before = stepBefore(step);
  const label = useNextLabel();
  const shared = stepsWith(step);
  const isCharged = shared.includes('payment') && !byStaff;

  // A step reached from another one starts at its heading; opening the page starts at the top.
  useEffect(() => {
    document.title = `${t(`step.${step}`)} · ${t('title')} · ${name}`;
    if (!hasMoved) return;
    const heading = document.getElementById(headingOf(step));
    heading?.focus({ preventScroll: true });
    if (stepsWith(step)[0] === step) scrollTo({ top: 0 });
    else heading?.scrollIntoView();
    // Focuses the field that the customer was sent back to correct.
    scrollToFirstError(faultsIn(stepsWith(step), errors.get()));
  }, [hasMoved, step, errors, t, name]);

  // The button at the bottom of a phone's screen waits as well.
  useLayoutEffect(() => {
    if (isReady) return;
    setBusy(true);
    return () => setBusy(false);
  }, [isReady, setBusy]);

  const goToNextStep = () => {
    setNotice(null);
    const next = stepAfter(step);
    const last = stepsWith(next).at(-1) ?? next;
    form.set('reached', Math.max(form.values().reached, steps.indexOf(last)));
    go(next);
  };

  const check = async () => {
    try {
      return (await advance?.()) ? 'advanced' : await form.check();
    } catch {
      return null;
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // Says that the press counts, while the schema still loads on a slow connection.
    setBusy(true);
    const checked = await check();
    setBusy(false);
    // The schema could not be loaded.
    if (checked === null) return setNotice({ tone: 'error', title: t('refusal.offline') });
    if (checked === 'advanced') return;
    const found = { ...faultsIn(shared, checked), ...also?.() };
    flushSync(() => {
      form.setErrors(found);
      onErrors?.(found);
    });
    if (Object.keys(found).length > 0) return scrollToFirstError(found);
    return onDone ? onDone() : goToNextStep();
  };

  return (
    <form id={STEP_FORM} className={css.form} onSubmit={submit} method="post" noValidate>
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
            {advanceLabel ?? label}
          </Button>
        </div>
      </div>
    </form>
  );
}
