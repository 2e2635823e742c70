import type { Day } from '../../src/shared/time/days';
import type { AreaName, Localised } from './types';

export type ClosureContent = { days: Day[]; areas: AreaName[]; reasons: Localised };

/** Days follow the Balinese calendars; the next Nyepi Laut stays open, because the back office proposes closing it. */
export const closures: ClosureContent[] = [
  {
    days: ['2026-03-19', '2027-03-08', '2028-03-26'],
    areas: [],
    reasons: {
      en: 'Nyepi, the day of silence: all of Bali stays at home, and ports and airport are closed.',
      id: 'Hari Raya Nyepi: seluruh Bali berdiam di rumah, pelabuhan dan bandara ditutup.',
      ja: '静寂の日ニュピ。バリ島全体で外出が禁じられ、港も空港も閉まります。',
      zh: '静居日（Nyepi）：巴厘岛全岛闭门静居，港口和机场关闭。',
      de: 'Nyepi, der Tag der Stille: Ganz Bali bleibt zu Hause, Häfen und Flughafen sind geschlossen.',
    },
  },
  {
    days: ['2026-10-26'],
    areas: ['nusa_penida', 'nusa_lembongan'],
    reasons: {
      en: 'Nyepi Laut, the quiet day of the sea: no boat goes to Penida or Lembongan.',
      id: 'Nyepi Laut, hari hening di laut: tidak ada kapal ke Penida maupun Lembongan.',
      ja: '海の静寂の日「ニュピ・ラウト」。ペニダ島とレンボンガン島へは船が一切出ません。',
      zh: '海上静居日（Nyepi Laut）：没有船只前往佩尼达岛和蓝梦岛。',
      de: 'Nyepi Laut, der stille Tag des Meeres: Nach Penida und Lembongan fährt kein Boot.',
    },
  },
];
