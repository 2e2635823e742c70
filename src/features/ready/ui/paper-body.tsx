'use client';
import dynamic from 'next/dynamic';
import type { ReadyView } from '@/features/ready/schema';
import type { WaiverStepView } from '@/features/ready/waiver/schema';
import type { WaiverTexts } from '@/features/ready/waiver/ui/waiver-texts';
import type { Locale } from '@/shared/locale/locales';
import type { Typed } from './answer-queue';
import type { QuestionStep } from './ready-steps';

/** Loaded when its step is opened, because most of the page's visitors need it once. */
const WaiverStep = dynamic(() => import('@/features/ready/waiver/ui/waiver-step').then((module) => module.WaiverStep));

/** What the steps about texts of the shop need; null for those that are not asked. */
export type Papers = { waiver: { view: WaiverStepView; texts: WaiverTexts } | null };

type Props = {
  lng: Locale;
  token: string;
  papers: Papers;
  step: QuestionStep;
  steps: QuestionStep[];
  values: Typed;
  onView: (view: ReadyView) => void;
  onOpen: (step: number) => void;
};

/** The content of a step about a text of the shop; nothing for any other step. */
export function PaperBody({ lng, token, papers, step, steps, values, onView, onOpen }: Props) {
  const you = steps.findIndex((one) => one.step === 'you');
  if (step.step !== 'waiver' || !papers.waiver) return null;
  return (
    <WaiverStep
      {...{ lng, token }}
      waiver={papers.waiver.view}
      texts={papers.waiver.texts}
      name={values.full_name ?? ''}
      born={values.date_of_birth ?? ''}
      onSigned={onView}
      you={you === -1 ? null : { title: steps[you]?.title ?? '', open: () => onOpen(you) }}
    />
  );
}
