'use client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState, useTransition } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { formatNearDays } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { DropSheet } from '@/ui/layout/drop-sheet';
import { ChipButton } from '@/ui/show/chip-row';
import type { Stay, StayTexts } from './stay';
import css from './stay-field.module.css';

const Choices = lazy(() => import('./stay-choices').then((module) => ({ default: module.StayChoices })));

type Props = { lng: Locale; today: Day; stay: Stay | null; texts: StayTexts; onChange: (stay: Stay | null) => void };

const SHEET = 'stay';

/** 'When are you in Bali?': loads a calendar once opened; without scripts, shows two native date fields. */
export function StayField(props: Props) {
  const { lng, stay, texts, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const [isComing, whenReady] = useTransition();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [isOpen]);
  return (
    <>
      <ChipButton popoverTarget={SHEET} isChosen={stay !== null} aria-busy={isComing || undefined}>
        <IconCalendarEvent aria-hidden="true" />
        {stay ? formatNearDays(stay.from, stay.to, lng) : texts.any}
      </ChipButton>
      <DropSheet ref={sheet} id={SHEET} label={texts.label} onToggle={(isOpened) => whenReady(() => setOpen(isOpened))}>
        <Suspense>
          {isOpen && (
            <Choices
              {...props}
              onChange={(chosen) => {
                onChange(chosen);
                sheet.current?.hidePopover();
              }}
            />
          )}
        </Suspense>
        <div className={css.withoutScripts}>
          {(['from', 'to'] as const).map((name) => (
            <label key={name}>
              {texts[name]}
              <input type="date" name={name} defaultValue={stay?.[name]} />
            </label>
          ))}
        </div>
      </DropSheet>
    </>
  );
}
