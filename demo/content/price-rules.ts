import type { PriceRules } from '../../src/features/catalogue/domain/price-rules';
import type { Day } from '../../src/shared/time/days';
import type { Localised } from './types';

const highSeason: Localised = {
  en: 'High season',
  id: 'Musim ramai',
  ja: 'ハイシーズン',
  zh: '旺季',
  de: 'Hochsaison',
};

const SURCHARGE = 10;

/** July and August of this year, unless they are over, and of the next year. */
const highSeasons = (today: Day): PriceRules['seasons'] => {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .map((of) => ({ from: `${of}-07-01`, to: `${of}-08-31`, names: highSeason, percent: SURCHARGE }))
    .filter(({ to }) => to >= today);
};

const none = { group: null, child: null };

/** Price rules by product slug. */
export const demoPriceRules = (today: Day): ReadonlyMap<string, PriceRules> => {
  const seasons = highSeasons(today);
  return new Map([
    ['nusa-penida-mantas', { ...none, seasons }],
    ['crystal-bay-and-toyapakeh', { ...none, seasons }],
    ['padang-bai-day', { ...none, seasons: [], group: { from: 6, percent: 10 } }],
    ['snorkel-padang-bai', { ...none, seasons: [], child: { up_to_age: 11, percent: 25 } }],
    ['snorkel-padang-bai-for-one', { ...none, seasons: [], child: { up_to_age: 11, percent: 25 } }],
  ]);
};
