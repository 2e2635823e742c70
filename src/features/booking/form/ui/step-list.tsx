'use client';
import { IconCheck } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type Step, steps, stepsWith } from '@/features/booking/domain/form-steps';
import { useT } from '@/i18n/client';
import { classNames } from '@/ui/class-names';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import css from './step-list.module.css';
import { stepLink } from './use-steps';

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** Shows the current step and links back to the completed ones. */
export function StepList() {
  const { t } = useT('booking');
  const { step: current, go, setNotice } = useBooking();
  const reached = useDraft((draft) => draft.reached);
  const product = useDraft((draft) => draft.product);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[data-step="${current}"]`);
    if (here) list.current?.scrollTo({ left: here.offsetLeft - list.current.clientWidth / 3 });
  }, [current]);

  const open = (step: Step) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setNotice(null);
    go(step);
  };
  return (
    <nav aria-label={t('steps')} className={css.steps}>
      <ol ref={list}>
        {steps.map((step, index) => {
          const isHere = stepsWith(current).includes(step);
          const isDone = index < reached && !isHere;
          const content = (
            <>
              <span className={css.number}>{isDone ? <IconCheck aria-hidden="true" /> : index + 1}</span>
              {t(`step.${step}`)}
            </>
          );
          return (
            <li key={step} data-step={step} className={classNames(isDone && css.done, isHere && css.current)}>
              {index <= reached ? (
                <a
                  href={stepLink(step, product)}
                  aria-current={step === current ? 'step' : undefined}
                  onClick={open(step)}
                >
                  {content}
                </a>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
