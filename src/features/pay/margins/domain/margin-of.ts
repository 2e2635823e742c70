import type { Figures, OwnCosts } from '@/features/pay/margins/schema';

type Sales = { people: number; sold: number; crew: number };
/** Costs of an outing unless staff entered its own. */
export type UsualCosts = { boat: number; fuel: number; feesEach: number; lunchEach: number };

const withMargin = (costs: Omit<Figures, 'margin'>): Figures => {
  const { sold, boat, fuel, crew, fees, lunch } = costs;
  return { ...costs, margin: sold - boat - fuel - crew - fees - lunch };
};

/** Deducts an outing's own costs where entered, else the usual ones. */
export const marginOf = ({ people, sold, crew }: Sales, usual: UsualCosts, own: OwnCosts): Figures =>
  withMargin({
    ...{ outings: 1, people, sold, crew },
    boat: own.boat ?? usual.boat,
    fuel: own.fuel ?? usual.fuel,
    fees: own.fees ?? usual.feesEach * people,
    lunch: own.lunch ?? usual.lunchEach * people,
  });

const none: Figures = {
  ...{ outings: 0, people: 0, sold: 0, boat: 0, fuel: 0, crew: 0, fees: 0, lunch: 0, margin: 0 },
};

const names = Object.keys(none) as (keyof Figures)[];

export const sumOfMargins = (rows: readonly Figures[]): Figures =>
  rows.reduce((sum, row) => Object.fromEntries(names.map((name) => [name, sum[name] + row[name]])) as Figures, none);
