'use client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { formatDays } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import type { Stay, StayTexts } from './stay';
import css from './stay-field.module.css';

const Choices = lazy(() => import('./stay-choices').then((module) => ({ default: module.StayChoices })));

type Props = { lng: Locale; today: Day; stay: Stay | null; texts: StayTexts; onChange: (stay: Stay | null) => void };

/** 'When are you in Bali?': loads a calendar once opened; without scripts, shows two native date fields. */
export function StayField(props: Props) {
  const { lng, stay, texts, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [isComing, whenReady] = useTransition();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={css.stay}>
      <span className={css.label} id="stay">
        {texts.label}
      </span>
      <div className={css.withScripts}>
        <Button
          ref={opener}
          wide
          icon={<IconCalendarEvent aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-describedby="stay"
          busy={isComing}
          onClick={() => whenReady(() => setOpen(!isOpen))}
        >
          {stay ? formatDays(stay.from, stay.to, lng) : texts.any}
        </Button>
        <Suspense>
          {isOpen && (
            <dialog
              ref={panel}
              open
              className={css.panel}
              aria-labelledby="stay"
              onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
            >
              <Choices
                {...props}
                onChange={(chosen) => {
                  onChange(chosen);
                  close();
                }}
              />
            </dialog>
          )}
        </Suspense>
      </div>
      <div className={css.withoutScripts}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className={css.label}>
            {texts[name]}
            <input type="date" name={name} defaultValue={stay?.[name]} />
          </label>
        ))}
      </div>
    </div>
  );
}
