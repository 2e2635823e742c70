'use client';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { diverCount } from '@/features/booking/domain/draft';
import { faultsIn } from '@/features/booking/domain/form-steps';
import { useChosen, useDraft } from '@/features/booking/ui/booking-context';
import type { FieldErrors } from '@/features/booking/ui/draft-store';
import { focusFirst } from '@/features/booking/ui/focus-first';
import { StepForm } from '@/features/booking/ui/step-form';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { DiverForm } from './diver-form';
import css from './divers-step.module.css';

const indexOf = (field: string) => Number(field.split('.')[1]);
const firstFaulty = (faults: FieldErrors): number | undefined =>
  Object.keys(faults)
    .map(indexOf)
    .sort((a, b) => a - b)[0];

/** Shows one diver's form open at a time. */
export function DiversStep() {
  const { t } = useT('booking');
  const { store, product, checks } = useChosen();
  const count = useDraft((draft) => diverCount(draft, product));
  const names = useDraft((draft) => draft.divers.map((diver) => diver.full_name.trim()).join('\n')).split('\n');
  const complete = useDraft((draft) => checks.completeDivers(draft, count).map(Number).join(''))
    .split('')
    .map(Number);
  const [open, setOpen] = useState(
    () => firstFaulty(faultsIn('divers', store.fieldErrors())) ?? Math.max(0, complete.indexOf(0)),
  );
  const openFirst = (faults: FieldErrors) => setOpen((now) => firstFaulty(faults) ?? now);
  /** Shows only the faults up to this form, since the others have not been filled in yet. */
  const openNext = async (form: HTMLElement | null, next: number) => {
    const found = Object.entries(await checks.faultsIn('divers')).filter(([field]) => indexOf(field) < next);
    const faults = Object.fromEntries(found);
    flushSync(() => {
      store.setFieldErrors(faults);
      if (found.length === 0) setOpen(next);
      else openFirst(faults);
    });
    if (found.length > 0) focusFirst(form, faults);
    else document.getElementById(`diver-${next + 1}`)?.focus();
  };

  return (
    <StepForm intro={t('divers.intro', { count })} onFaults={openFirst}>
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
                  <span className={css.name}>{names[index]}</span>
                  <span className={css.state}>{complete[index] ? t('divers.complete') : t('divers.incomplete')}</span>
                </button>
              </h3>
              {isOpen && (
                <section id={`diver-${number}-form`} aria-labelledby={`diver-${number}`} className={css.body}>
                  <DiverForm index={index} />
                  {number < count && (
                    <Button look="solid" onClick={(event) => openNext(event.currentTarget.closest('form'), number)}>
                      {t('divers.next', { number: number + 1 })}
                    </Button>
                  )}
                </section>
              )}
            </li>
          );
        })}
      </ol>
    </StepForm>
  );
}
