'use client';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/ui/action/button';
import type { Saves } from './answer-queue';
import css from './ready.module.css';
import type { QuestionStep, ReadyTexts } from './ready-steps';

type Props = {
  steps: QuestionStep[];
  saves: Saves;
  texts: ReadyTexts;
  /** Says why something is not saved. */
  notice: ReactNode;
  head: RefObject<HTMLHeadingElement | null>;
  onOpen: (step: number) => void;
  children: ReactNode;
};

/** A diver counts as ready only once the server has every answer. */
function titleOf({ saves: { unsent, fields, state }, texts: { end } }: Pick<Props, 'saves' | 'texts'>): string {
  if (unsent > 0 || Object.values(fields).includes('refused')) return end.unsent;
  if (state === 'needs_us') return end.needsUs;
  return state === 'ready' ? end.ready : end.missing;
}

/** What the shop now knows, what is still missing, and the diver's days. */
export function EndScreen({ steps, saves, texts, notice, head, onOpen, children }: Props) {
  const title = titleOf({ saves, texts });
  const { end } = texts;
  const open = steps.flatMap(({ step, title: name, fields }, index) => {
    const missing = fields.filter(
      ({ field }) => saves.missing.includes(field) || (saves.fields[field] ?? 'saved') !== 'saved',
    );
    const isOpen = missing.length > 0 || saves.openPapers.some((paper) => paper === step);
    return isOpen ? [{ index, name, labels: missing.map(({ label }) => label) }] : [];
  });
  return (
    <section className={css.step} aria-labelledby="ready-step">
      <h2 id="ready-step" ref={head} tabIndex={-1}>
        {title}
      </h2>
      {notice}
      {title === end.ready && <p>{end.readyText}</p>}
      {title === end.needsUs && <p>{end.needsUsText}</p>}
      {open.map(({ index, name, labels }) => (
        <div key={index} className={css.open}>
          {labels.length > 0 && <p>{labels.join(' · ')}</p>}
          <Button look="solid" onClick={() => onOpen(index)}>
            {name}
          </Button>
        </div>
      ))}
      {children}
      {open.length === 0 && <Button onClick={() => onOpen(0)}>{texts.review}</Button>}
    </section>
  );
}
