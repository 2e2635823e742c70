'use client';
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';
import type { ReadyView } from '@/features/ready/schema';
import type { WaiverStepView } from '@/features/ready/waiver/schema';
import type { WaiverStep as Step } from '@/features/ready/waiver/ui/waiver-step';
import type { WaiverTexts } from '@/features/ready/waiver/ui/waiver-texts';
import type { Locale } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import type { Typed } from './answer-queue';
import css from './ready.module.css';
import type { QuestionStep, ReadyTexts } from './ready-steps';

type StepProps = ComponentProps<typeof Step>;

const loadWaiver = async () => (await import('@/features/ready/waiver/ui/waiver-step')).WaiverStep;

/** Loads the step when it is opened, and again once there is a connection. */
function LateStep({
  load,
  texts,
  ...props
}: { load: () => Promise<ComponentType<StepProps>>; texts: ReadyTexts } & {
  step: StepProps;
}) {
  const [loaded, setLoaded] = useState<{ Step: ComponentType<StepProps> } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const start = useCallback(() => {
    setFailed(false);
    load().then(
      (Step) => setLoaded({ Step }),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(() => {
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [start]);
  if (loaded) return <loaded.Step {...props.step} />;
  return isFailed ? (
    <p className={css.offline} role="status">
      {texts.needsConnection} <Button onClick={start}>{texts.retry}</Button>
    </p>
  ) : null;
}

/** What the steps about texts of the shop need; null for those that are not asked. */
export type Papers = { waiver: { view: WaiverStepView; texts: WaiverTexts } | null };

type Props = {
  lng: Locale;
  token: string;
  papers: Papers;
  step: QuestionStep;
  steps: QuestionStep[];
  values: Typed;
  texts: ReadyTexts;
  onView: (view: ReadyView) => void;
  onOpen: (step: number) => void;
};

/** The content of a step about a text of the shop; nothing for any other step. */
export function PaperBody({ lng, token, papers, step, steps, values, texts, onView, onOpen }: Props) {
  if (step.step !== 'waiver' || !papers.waiver) return null;
  const you = steps.findIndex((one) => one.step === 'you');
  const { view: waiver, texts: ofWaiver } = papers.waiver;
  return (
    <LateStep
      load={loadWaiver}
      texts={texts}
      step={{
        ...{ lng, token, waiver },
        texts: ofWaiver,
        name: values.full_name ?? '',
        born: values.date_of_birth ?? '',
        onSigned: onView,
        you: you === -1 ? null : { title: steps[you]?.title ?? '', open: () => onOpen(you) },
      }}
    />
  );
}
