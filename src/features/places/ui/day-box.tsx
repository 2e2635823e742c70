'use client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { dayInWords } from '../../../shared/dates';
import { Button } from '../../../ui/action/button';
import { useAddressSearch } from '../../../ui/address-search';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { wishIn } from '../domain/wish';
import type { DayBoxProps } from './day-box-props';

const Choices = lazy(() => import('./day-box-choices').then((module) => ({ default: module.DayBoxChoices })));

/** The date and the packages, chosen where the product is read; they stand in the address. What it takes comes when it is used. */
export function DayBox(props: DayBoxProps) {
  const { lng, texts } = props;
  const { date } = wishIn(useAddressSearch());
  const [isOpen, setOpen] = useState(false);
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
        onClick={() => setOpen(!isOpen)}
      >
        {date ? dayInWords(date, lng, 'full') : texts.choose}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton kind="block" lines={4} />}>
          <Choices {...props} onChosen={onChosen} />
        </Suspense>
      )}
    </>
  );
}
