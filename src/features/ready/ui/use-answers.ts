'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentValue } from '@/features/booking/divers/domain/typed-diver';
import type { AnswerField } from '@/features/ready/domain/step-fields';
import type { AnswersInput, ReadyView } from '@/features/ready/schema';
import type { Locale } from '@/shared/locale/locales';
import { mutate } from '@/trpc/light';
import { BROWSER, readPrivate, removePrivate, storePrivate } from '@/ui/private-storage';
import { AnswerQueue, type Outcome, type Saves, type Standing, type Typed } from './answer-queue';

/** Part of the token keeps the answers of two divers on one phone apart without storing a link. */
const TOKEN_PART = 12;
const TYPING_PAUSE_MS = 1500;
const RETRY_MS = 10_000;

const ownedBy = (token: string) => ({ owner: BROWSER, name: `ready-${token.slice(0, TOKEN_PART)}` });

/** An empty answer is sent as null, because an omitted one stays unchanged. */
const inputOf = (token: string, typed: Typed) =>
  ({
    token,
    ...Object.fromEntries(
      (Object.entries(typed) as [AnswerField, string][]).map(([field, text]) => [
        field,
        sentValue(field, text) ?? null,
      ]),
    ),
  }) as AnswersInput;

/** The standing that an answer of the server holds. */
const standingOf = ({ state, missing, open_papers }: ReadyView): Standing => ({
  state,
  missing,
  openPapers: open_papers,
});

/** Refusals that say something about the answer; any other may pass by itself. */
const aboutAnswer = ['invalid_fields'];

async function send(lng: Locale, token: string, typed: Typed): Promise<Outcome> {
  try {
    const { output, refusal } = await mutate(lng, 'ready.answer', inputOf(token, typed));
    if (output) return { kind: 'saved', ...standingOf(output) };
    const { code, errors } = refusal.data;
    if (code === 'link_over') return { kind: 'over' };
    return aboutAnswer.includes(code)
      ? { kind: 'refused', errors: errors ?? {}, message: refusal.message }
      : { kind: 'failed' };
  } catch {
    return { kind: navigator.onLine ? 'failed' : 'offline' };
  }
}

type Start = { lng: Locale; token: string; values: Typed } & Standing;

function queueFor({ lng, token, ...start }: Omit<Start, 'values'>, onChange: (saves: Saves) => void) {
  const owned = ownedBy(token);
  const saves: Saves = { fields: {}, errors: {}, unsent: 0, isOffline: false, isOver: false, ...start };
  const keep = (typed: Typed) =>
    Object.keys(typed).length > 0
      ? storePrivate(localStorage, owned, typed, Date.now())
      : removePrivate(localStorage, owned);
  return { saves, queue: new AnswerQueue({ send: (typed) => send(lng, token, typed), keep, onChange }, saves) };
}

/** Saves each answer by itself, and again whenever the connection returns; unsent answers survive a reload. */
export function useAnswers({ values: given, ...about }: Start) {
  const { token } = about;
  const [values, setValues] = useState<Typed>(given);
  const [changed, setChanged] = useState<Saves | null>(null);
  const [{ queue, saves }] = useState(() => queueFor(about, setChanged));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const stored = readPrivate(localStorage, ownedBy(token), Date.now()) as Typed | null;
    if (stored) {
      setValues((now) => ({ ...now, ...stored }));
      queue.put(stored);
    }
    const flush = () => void queue.flush();
    flush();
    const again = setInterval(flush, RETRY_MS);
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearInterval(again);
      clearTimeout(timer.current);
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [token, queue]);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    void queue.flush();
  }, [queue]);

  /** Takes an answer; what is typed is sent after a pause or when the field is left. */
  const answer = useCallback(
    (answers: Typed, isTyped: boolean) => {
      setValues((now) => ({ ...now, ...answers }));
      queue.put(answers);
      clearTimeout(timer.current);
      if (isTyped) timer.current = setTimeout(flush, TYPING_PAUSE_MS);
      else flush();
    },
    [flush, queue],
  );

  const stand = useCallback((view: ReadyView) => queue.stand(standingOf(view)), [queue]);

  return { values, saves: changed ?? saves, answer, flush, stand };
}
