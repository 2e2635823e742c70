'use client';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { DiverDraft } from '@/features/booking/divers/domain/fields';
import { isUnfinished } from '@/features/booking/divers/domain/typed-diver';
import { type Draft, isLater, partyCount } from '@/features/booking/domain/draft';
import { completeDivers, faultsIn } from '@/features/booking/domain/form-steps';
import { useT } from '@/i18n/client';
import type { FieldErrors } from '@/ui/form/use-schema-form';
import { useChosen } from './booking-context';
import { DiverForm } from './diver-form';
import css from './divers-step.module.css';
import { useDraft } from './draft-provider';
import { LaterChoice } from './later-choice';
import { SamePeople } from './same-people';
import { StepForm, StepPart, scrollToFirstError } from './step-form';
import { WhoFits } from './who-fits';

const indexOf = (field: string) => Number(field.split('.')[1]);
const firstFaulty = (faults: Record<string, unknown>): number | undefined =>
  Object.keys(faults)
    .map(indexOf)
    .sort((a, b) => a - b)[0];

/** Subscribes to the name on its own, since typing it must not render the open form again. */
const DiverName = ({ index }: { index: number }) => (
  <span className={css.name}>{useDraft((draft) => draft.divers[index]?.full_name.trim())}</span>
);

/** Shows one diver's form open at a time. */
export function DiversStep() {
  const { t } = useT('booking');
  const { form, forPeople } = useChosen();
  const count = useDraft((draft) => partyCount(draft, forPeople));
  const complete = useDraft((draft) => completeDivers(form.errorsOf(draft), count).map(Number).join(''))
    .split('')
    .map(Number);
  const [chosen, setOpen] = useState(
    () => firstFaulty(faultsIn(['divers'], form.errors.get())) ?? Math.max(0, complete.indexOf(0)),
  );
  // A diver who became a companion has no form any more.
  const open = Math.min(chosen, count - 1);
  const isOpenLater = (draft: Draft, diver: DiverDraft) => isLater(draft, forPeople) && isUnfinished(diver);
  const later = useDraft((draft) => draft.divers.map((diver) => Number(isOpenLater(draft, diver))).join(''));
  const stateOf = (index: number) =>
    complete[index] ? t(later[index] === '1' ? 'divers.later' : 'divers.complete') : t('divers.incomplete');
  const openFirst = (faults: FieldErrors) => setOpen((now) => firstFaulty(faults) ?? now);
  const next = open < 0 ? -1 : complete.findIndex((isComplete, index) => index > open && !isComplete);
  /** Shows errors only up to this form, since later ones have not been filled in yet. */
  const openNext = async () => {
    if (next < 0) return false;
    const found = Object.entries(faultsIn(['divers'], await form.check())).filter(([field]) => indexOf(field) < next);
    const faults = Object.fromEntries(found);
    flushSync(() => {
      form.setErrors(faults);
      if (found.length === 0) setOpen(next);
      else openFirst(faults);
    });
    if (found.length > 0) scrollToFirstError(faults);
    else document.getElementById(`diver-${next + 1}`)?.focus();
    return true;
  };

  return (
    <StepForm
      onErrors={openFirst}
      advance={openNext}
      advanceLabel={next < 0 ? undefined : t('divers.next', { number: next + 1 })}
      foot={<WhoFits />}
    >
      <StepPart step="divers" intro={t('divers.intro', { count })}>
        <SamePeople count={count} />
        <LaterChoice of="everybody" />
        <ol className={css.divers}>
          {Array.from({ length: count }, (_, index) => {
            const number = index + 1;
            const isOpen = index === open;
            return (
              <li key={number}>
                <h3>
                  <button
                    type="button"
                    id={`diver-${number}`}
                    className={css.head}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `diver-${number}-form` : undefined}
                    onClick={() => setOpen(isOpen ? -1 : index)}
                  >
                    {complete[index] ? (
                      <IconCircleCheckFilled className={css.complete} aria-hidden="true" />
                    ) : (
                      <IconCircleDashed aria-hidden="true" />
                    )}
                    <span>{t('divers.number', { number })}</span>
                    <DiverName index={index} />
                    <span className={css.state}>{stateOf(index)}</span>
                  </button>
                </h3>
                {isOpen && (
                  <section id={`diver-${number}-form`} aria-labelledby={`diver-${number}`} className={css.body}>
                    <DiverForm key={count} index={index} />
                  </section>
                )}
              </li>
            );
          })}
        </ol>
      </StepPart>
    </StepForm>
  );
}
