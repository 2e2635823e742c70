'use client';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { numberIn } from '@/features/booking/divers/domain/measures';
import type { AnswerField } from '@/features/ready/domain/step-fields';
import { suggestedSize } from '@/features/ready/domain/suggested-size';
import type { PaperStep } from '@/shared/diving/ready-steps';
import type { Locale } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { AnswerInput } from './answer-input';
import type { Saves, Typed } from './answer-queue';
import { CardPhoto } from './card-photo';
import { EndScreen } from './end-screen';
import { PaperBody, type Papers } from './paper-body';
import css from './ready.module.css';
import type { Option, Question, QuestionStep, ReadyTexts } from './ready-steps';
import { useAnswers } from './use-answers';
import { type HealthProps, useHealth } from './use-health';

type Props = {
  lng: Locale;
  token: string;
  steps: QuestionStep[];
  levels: Record<string, Option[]>;
  values: Typed;
  state: Saves['state'];
  missing: readonly string[];
  openPapers: readonly PaperStep[];
  papers: Papers;
  hasCard: boolean;
  texts: ReadyTexts;
  /** The country that phone numbers start with. */
  country: string;
  health: HealthProps | null;
  /** The diver's days, shown at the end. */
  children: ReactNode;
};

const HealthStep = lazy(() =>
  import('@/features/ready/health/ui/health-step').then((module) => ({ default: module.HealthStep })),
);

/** Asked of certified divers only. */
const ofCertified: readonly AnswerField[] = [
  'association',
  'certification_number',
  'logged_dives',
  'last_dive',
  'last_dive_range',
  'specialties',
];

const isShown = ({ field }: Question, values: Typed): boolean => {
  if (field === 'last_dive_range' && values.last_dive) return false;
  return values.certification_level !== 'none' || !ofCertified.includes(field);
};

/** The levels of the chosen association, with the level chosen before even if the association has no name for it. */
function levelsFor(levels: Props['levels'], { association = '', certification_level: level }: Typed): Option[] {
  const named = levels[association] ?? [];
  const isNamed = !level || named.some(({ value }) => value === level);
  return isNamed ? named : [...named, ...(levels[''] ?? []).filter(({ value }) => value === level)];
}

/** Names the sizes that probably fit; null while too little is known. */
function suggestionOf(values: Typed, texts: ReadyTexts['suggestion']): string | null {
  const { suit, fins } = suggestedSize({
    height_cm: numberIn(values.height_cm ?? '') ?? null,
    weight_kg: numberIn(values.weight_kg ?? '') ?? null,
    shoe_size: numberIn(values.shoe_size ?? '') ?? null,
    shoe_size_system: (values.shoe_size_system || null) as Parameters<typeof suggestedSize>[0]['shoe_size_system'],
    gender: (values.gender || null) as Parameters<typeof suggestedSize>[0]['gender'],
  });
  const text = suit && fins ? texts.both : suit ? texts.suit : fins ? texts.fins : null;
  return (
    text
      ?.replace('{suit}', suit ?? '')
      .replace('{from}', String(fins?.[0]))
      .replace('{to}', String(fins?.[1])) ?? null
  );
}

/** The questions to a diver, one step at a time; every answer is saved by itself. */
export function ReadyForm({
  lng,
  token,
  steps,
  levels,
  values: given,
  papers,
  texts,
  country,
  health: givenHealth,
  hasCard: hadCard,
  children,
  ...start
}: Props) {
  const { values, saves, answer, flush, stand } = useAnswers({ lng, token, values: given, ...start });
  const health = useHealth(givenHealth, stand);
  const firstOpen = steps.findIndex(
    ({ step, fields }) =>
      start.openPapers.some((paper) => paper === step) || fields.some(({ field }) => start.missing.includes(field)),
  );
  const [at, setAt] = useState(
    firstOpen === -1 && start.state !== 'not_started' ? steps.length : Math.max(firstOpen, 0),
  );
  const [hasCard, setHasCard] = useState(hadCard);
  const head = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current !== at) head.current?.focus();
    seen.current = at;
  }, [at]);
  // A link that was renewed or revoked meanwhile answers like an unknown one.
  useEffect(() => {
    if (saves.isOver) location.reload();
  }, [saves.isOver]);

  const step = steps[at];
  const go = (to: number) => {
    flush();
    setAt(to);
  };
  const notice = saves.isOffline ? (
    <p className={css.offline} role="status">
      {texts.offline}
    </p>
  ) : (
    Object.values(saves.fields).includes('failed') && (
      <p className={css.offline} role="status">
        {texts.field.failed} <Button onClick={flush}>{texts.retry}</Button>
      </p>
    )
  );
  if (!step)
    return (
      <EndScreen {...{ steps, saves, texts, notice, head }} onOpen={go}>
        {children}
      </EndScreen>
    );
  const suggestion = step.step === 'size' ? suggestionOf(values, texts.suggestion) : null;
  const shown = (one: Question): Question =>
    one.field === 'certification_level' ? { ...one, options: levelsFor(levels, values) } : one;
  return (
    <section className={css.step} aria-labelledby="ready-step">
      <p className={css.progress}>
        <span>{step.progress}</span>
        <progress value={at + 1} max={steps.length} aria-hidden="true" />
      </p>
      <h2 id="ready-step" ref={head} tabIndex={-1}>
        {step.title}
      </h2>
      {notice}
      {step.step === 'health' && health && (
        <Suspense>
          <HealthStep {...{ lng, token }} {...health} />
        </Suspense>
      )}
      {step.fields
        .filter((one) => isShown(one, values))
        .map((one) => (
          <AnswerInput
            key={one.field}
            question={shown(one)}
            value={values[one.field] ?? ''}
            state={saves.fields[one.field]}
            error={saves.errors[one.field]}
            {...{ texts, lng, country }}
            onAnswer={(value, isTyped) => answer({ [one.field]: value, ...sentWith(one.field, values) }, isTyped)}
            onLeave={flush}
          />
        ))}
      <PaperBody key={step.step} {...{ lng, token, papers, step, steps, values, texts }} onView={stand} onOpen={go} />
      {step.step === 'diving' && values.certification_level !== 'none' && (
        <CardPhoto
          {...{ lng, token, hasCard, texts: texts.card }}
          onSaved={(view) => {
            setHasCard(view.has_card);
            stand(view);
          }}
        />
      )}
      {suggestion && (
        <p className={css.suggestion} role="status">
          {suggestion}
        </p>
      )}
      <div className={css.foot}>
        {at > 0 ? <Button onClick={() => go(at - 1)}>{texts.back}</Button> : <span />}
        <Button look="next" onClick={() => go(at + 1)}>
          {at === steps.length - 1 ? texts.finish : texts.next}
        </Button>
      </div>
    </section>
  );
}

/** A shoe size is checked together with its system. */
function sentWith(field: AnswerField, { shoe_size, shoe_size_system }: Typed): Typed {
  if (field === 'shoe_size' && shoe_size_system) return { shoe_size_system };
  return field === 'shoe_size_system' && shoe_size ? { shoe_size } : {};
}
