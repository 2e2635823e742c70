'use client';
import { lazy, Suspense, useState, useTransition } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import type { FitProps } from './fit-texts';

const Questions = lazy(() => import('./fit-questions').then((module) => ({ default: module.FitQuestions })));

/** Opens the questions, whose code loads at the first touch. */
export function TripFit(props: FitProps & { lng: Locale }) {
  const [isOpen, setOpen] = useState(false);
  const [isComing, whenReady] = useTransition();
  if (!isOpen)
    return (
      <Button look="solid" busy={isComing} onClick={() => whenReady(() => setOpen(true))}>
        {props.texts.start}
      </Button>
    );
  return (
    <Suspense>
      <Questions {...props} />
    </Suspense>
  );
}
