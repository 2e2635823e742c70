import { useId } from 'react';
import type { TimeView } from '@/features/availability/schema';
import type { Locale } from '@/shared/locale/locales';
import { type ClockTime, clockTime } from '@/shared/time/clock-times';
import { Button } from '@/ui/action/button';
import css from './day-box-choices.module.css';
import type { DayBoxTexts } from './day-box-props';

type Props = {
  lng: Locale;
  times: readonly TimeView[];
  divers: number;
  value: ClockTime | null;
  texts: DayBoxTexts;
  onChoose: (time: ClockTime) => void;
  onDone: () => void;
};

const hasRoom = ({ status, places_left }: TimeView, divers: number) => status === 'open' && places_left >= divers;

function wordsOf(time: TimeView, divers: number, texts: DayBoxTexts): string {
  if (time.status === 'open')
    return (hasRoom(time, divers) ? texts.left : texts.tooFew).replace('{count}', String(time.places_left));
  return { sold_out: texts.soldOut, cut_off: texts.cutOff, closed: texts.timeClosed }[time.status];
}

/** The choice of a departure, on days with more than one. */
export function DayBoxTimes({ lng, times, divers, value, texts, onChoose, onDone }: Props) {
  const name = useId();
  if (times.length < 2) return null;
  return (
    <fieldset className={css.times}>
      <legend>{texts.time}</legend>
      {times.map((one) => (
        <label key={one.time}>
          <input
            type="radio"
            name={name}
            value={one.time}
            checked={one.time === value}
            disabled={!hasRoom(one, divers)}
            onChange={() => onChoose(one.time)}
          />
          <span>{clockTime(lng, one.time)}</span>
          <span className={css.legend}>{wordsOf(one, divers, texts)}</span>
        </label>
      ))}
      <Button size="s" onClick={onDone}>
        {texts.timeDone}
      </Button>
    </fieldset>
  );
}
