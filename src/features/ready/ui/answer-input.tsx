'use client';
import { useId } from 'react';
import { NONE } from '@/features/booking/divers/domain/typed-diver';
import type { Locale } from '@/shared/locale/locales';
import type { FieldState } from './answer-queue';
import { PhoneAnswer } from './phone-answer';
import css from './ready.module.css';
import type { Option, Question, ReadyTexts } from './ready-steps';

const inputTypes = {
  text: { type: 'text' },
  email: { type: 'email' },
  date: { type: 'date' },
  time: { type: 'time' },
  number: { type: 'text', inputMode: 'numeric' },
  decimal: { type: 'text', inputMode: 'decimal' },
} as const;

type Props = {
  question: Question;
  value: string;
  state: FieldState | undefined;
  error: string | undefined;
  texts: ReadyTexts;
  lng: Locale;
  /** The country that phone numbers start with. */
  country: string;
  onAnswer: (value: string, isTyped: boolean) => void;
  onLeave: () => void;
};

/** The courses chosen; a course and "none of these" exclude each other, and the choice made last wins. */
function chosenAfter(value: string, option: string, isChosen: boolean): string {
  if (option === NONE) return isChosen ? NONE : '';
  const others = value.split(',').filter((one) => one && one !== NONE && one !== option);
  return (isChosen ? [...others, option] : others).join(',');
}

type ListProps = Pick<Props, 'value' | 'onAnswer'> & { options: Option[] };

function Choices({ value, options, onAnswer }: ListProps) {
  const chosen = value.split(',');
  return options.map((option) => (
    <label key={option.value} className={css.check}>
      <input
        type="checkbox"
        checked={chosen.includes(option.value)}
        onChange={({ currentTarget }) => onAnswer(chosenAfter(value, option.value, currentTarget.checked), false)}
      />
      {option.label}
    </label>
  ));
}

/** One question with the state of its answer; a native input, because the page loads no form kit. */
export function AnswerInput({ question, value, state, error, texts, lng, country, onAnswer, onLeave }: Props) {
  const id = useId();
  const { field, label, typed, options = [], hint, autoComplete = 'off' } = question;
  const note = state && state !== 'refused' ? texts.field[state] : null;
  const described = { 'aria-describedby': `${id}-note`, 'aria-invalid': state === 'refused' || undefined };
  const saved = (
    <span className={css.state} data-state={state} aria-live="polite">
      {note}
    </span>
  );
  const foot = (
    <span id={`${id}-note`} className={css.note} role={error && 'alert'} data-state={state}>
      {error ?? hint}
    </span>
  );
  if (typed === 'list')
    return (
      <fieldset className={css.field} data-field={field}>
        <legend>{label}</legend>
        {saved}
        <div className={css.choices}>
          <Choices value={value} options={options} onAnswer={onAnswer} />
        </div>
        {foot}
      </fieldset>
    );
  return (
    <div className={css.field} data-field={field}>
      <label htmlFor={id}>{label}</label>
      {saved}
      {typed === 'choice' ? (
        <select
          {...described}
          id={id}
          value={value}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value, false)}
        >
          <option value="">{texts.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : typed === 'phone' ? (
        <PhoneAnswer
          {...described}
          {...{ id, lng, country, value, autoComplete, texts: texts.phone }}
          onChange={(number) => onAnswer(number, true)}
          onBlur={onLeave}
        />
      ) : (
        <input
          {...described}
          {...inputTypes[typed]}
          id={id}
          value={value}
          autoComplete={autoComplete}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value, true)}
          onBlur={onLeave}
        />
      )}
      {foot}
    </div>
  );
}
