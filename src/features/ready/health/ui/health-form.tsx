'use client';
import { useId, useState } from 'react';
import { type Answers, unansweredIn } from '@/features/ready/health/domain/outcome';
import { AGE_QUESTION, behind, firstIds, type QuestionId } from '@/features/ready/health/domain/questions';
import { mutate } from '@/trpc/light';
import { Button } from '@/ui/action/button';
import css from './health.module.css';
import type { HealthStepProps } from './health-step';
import { type SavedHealth, sentBy } from './send-health';

type QuestionProps = Pick<HealthStepProps, 'paper' | 'texts'> & {
  id: QuestionId;
  answers: Answers;
  isMissing: boolean;
  onAnswer: (id: QuestionId, answer: boolean) => void;
};

function YesNo({ id, answers, isMissing, paper, texts, onAnswer }: QuestionProps) {
  const name = useId();
  return (
    <fieldset className={css.question} data-question={id} data-missing={isMissing || undefined}>
      <legend>{paper[id]}</legend>
      {[true, false].map((answer) => (
        <label key={String(answer)}>
          <input
            type="radio"
            name={name}
            checked={answers[id] === answer}
            onChange={() => onAnswer(id, answer)}
            aria-invalid={isMissing || undefined}
          />
          {answer ? texts.yes : texts.no}
        </label>
      ))}
    </fieldset>
  );
}

/** Consent first, then ten questions with those behind a yes; nothing is sent or stored before all are saved. */
export function HealthForm({ lng, token, view, paper, texts, draft, onDraft, onSaved }: HealthStepProps) {
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { is_over_age: isOver, is_minor: isMinor } = view;
  const answers: Answers = isOver === null ? draft.answers : { ...draft.answers, [AGE_QUESTION]: isOver };
  const open = unansweredIn(answers);
  const answer = (id: QuestionId, value: boolean) => onDraft({ ...draft, answers: { ...draft.answers, [id]: value } });
  const about = (id: QuestionId) => ({
    ...{ id, answers, paper, texts },
    isMissing: isTried && open.includes(id),
    onAnswer: answer,
  });

  const save = async () => {
    setTried(true);
    setFault(open.length > 0 ? texts.missing : null);
    if (open.length > 0) return;
    setBusy(true);
    const input = { token, paper: view.paper, answers, consent: true as const, keep: draft.keep };
    const sent = await sentBy(mutate(lng, 'ready.save_health', input));
    setBusy(false);
    if (!sent) setFault(texts.failed);
    else if ('refused' in sent) setFault(sent.refused.message);
    else onSaved(sent.saved satisfies SavedHealth);
  };

  const consent = isMinor ? texts.guardianConsent.replace('{consent}', paper.consent ?? '') : paper.consent;
  return (
    <div className={css.health}>
      <p>{paper.intro}</p>
      {isMinor && <p className={css.note}>{texts.guardian}</p>}
      <label className={css.consent}>
        <input
          type="checkbox"
          checked={draft.consent}
          onChange={({ currentTarget }) => onDraft({ ...draft, consent: currentTarget.checked })}
        />
        {consent}
      </label>
      {draft.consent && (
        <>
          <p className={css.soft}>{texts.notStored}</p>
          {firstIds.map((id) => (
            <div key={id}>
              {(id !== AGE_QUESTION || isOver === null) && <YesNo {...about(id)} />}
              {answers[id] && behind(id).length > 0 && (
                <div className={css.box}>
                  <p>{id === AGE_QUESTION ? texts.over : texts.more}</p>
                  {behind(id).map((inBox) => (
                    <YesNo key={inBox} {...about(inBox)} />
                  ))}
                </div>
              )}
            </div>
          ))}
          <label className={css.consent}>
            <input
              type="checkbox"
              checked={draft.keep}
              onChange={({ currentTarget }) => onDraft({ ...draft, keep: currentTarget.checked })}
            />
            {paper.keep}
          </label>
          <p className={css.fault} role="alert">
            {fault}
          </p>
          <Button look="solid" busy={isBusy} onClick={save}>
            {texts.save}
          </Button>
        </>
      )}
    </div>
  );
}
