'use client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, useTransition } from 'react';
import { readPrefill } from '@/features/availability/domain/prefill';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { Button } from '@/ui/action/button';
import { useAddressSearch } from '@/ui/address-search';
import type { DayBoxProps } from './day-box-props';

const Choices = lazy(() => import('./day-box-choices').then((module) => ({ default: module.DayBoxChoices })));

/** Date and packages are stored in the address; the calendar code is loaded on first use. */
export function DayBox(props: DayBoxProps) {
  const { lng, texts } = props;
  const { date, time } = readPrefill(useAddressSearch());
  const [isOpen, setOpen] = useState(false);
  // The button shows a spinner until the code has loaded.
  const [isComing, whenReady] = useTransition();
  const opener = useRef<HTMLButtonElement>(null);
  const onChosen = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        wide
        icon={<IconCalendarEvent aria-hidden="true" />}
        aria-expanded={isOpen}
        busy={isComing}
        onClick={() => whenReady(() => setOpen(!isOpen))}
      >
        {date ? [formatDay(date, lng, 'full'), time && clockTime(lng, time)].filter(Boolean).join(', ') : texts.choose}
      </Button>
      <Suspense>{isOpen && <Choices {...props} onChosen={onChosen} />}</Suspense>
    </>
  );
}
