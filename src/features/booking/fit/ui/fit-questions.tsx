'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FitInput, FitView } from '@/features/booking/fit/schema';
import type { Locale } from '@/shared/locale/locales';
import { mutate } from '@/trpc/light';
import { Button } from '@/ui/action/button';
import { FitAnswer } from './fit-answer';
import css from './fit-questions.module.css';
import type { FitProps } from './fit-texts';

type Props = FitProps & { lng: Locale };
type Answered = { view: FitView } | { refusal: string } | null;

/** The answers as the call takes them; a blank one is unknown. */
function inputOf(form: HTMLFormElement, slug: string, isCertified: boolean, required: Props['required']): FitInput {
  const typed = new FormData(form);
  const textOf = (name: string) => String(typed.get(name) ?? '');
  const dives = textOf('dives');
  return {
    slug,
    certification_level: textOf('level') as FitInput['certification_level'],
    ...(isCertified && {
      logged_dives: dives === '' ? null : Number(dives),
      last_dive_range: (textOf('last') || null) as FitInput['last_dive_range'],
    }),
    ...(required.length > 0 && { specialties: typed.getAll('course') as FitInput['specialties'] }),
  };
}

/** Three questions and the answer; asks for special courses too where the product requires them. */
export function FitQuestions({ lng, slug, required, texts }: Props) {
  const [level, setLevel] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<Answered>(null);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isCertified = level !== '' && level !== 'none';

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const input = inputOf(event.currentTarget, slug, isCertified, required);
    const { output, refusal } = await mutate(lng, 'fit.check', input).catch(() => ({
      output: undefined,
      refusal: { message: texts.failed },
    }));
    setBusy(false);
    setAnswered(output ? { view: output } : { refusal: refusal?.message ?? texts.failed });
  }

  return (
    <div className={css.fit}>
      <form className={css.questions} onSubmit={ask}>
        <label className={css.question}>
          {texts.level}
          <select
            ref={first}
            name="level"
            required
            value={level}
            onChange={(event) => {
              setLevel(event.target.value);
              setAnswered(null);
            }}
          >
            <option value="">{texts.choose}</option>
            {texts.levels.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {isCertified && (
          <>
            <label className={css.question}>
              {texts.dives}
              <input name="dives" type="number" inputMode="numeric" min={0} max={10_000} step={1} />
            </label>
            <label className={css.question}>
              {texts.lastDive}
              <select name="last" defaultValue="">
                <option value="">{texts.choose}</option>
                {texts.ranges.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        {isCertified && required.length > 0 && (
          <fieldset className={css.courses}>
            <legend>{texts.specialties}</legend>
            {texts.courses
              .filter(({ value }) => required.includes(value))
              .map(({ value, label }) => (
                <label key={value}>
                  <input type="checkbox" name="course" value={value} />
                  {label}
                </label>
              ))}
          </fieldset>
        )}
        <div className={css.submit}>
          <Button type="submit" look="solid" busy={isBusy}>
            {texts.check}
          </Button>
        </div>
      </form>
      <div role="status">
        {answered && 'view' in answered && <FitAnswer lng={lng} view={answered.view} texts={texts} />}
        {answered && 'refusal' in answered && <p className={css.failed}>{answered.refusal}</p>}
      </div>
    </div>
  );
}
