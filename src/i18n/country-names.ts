import type { Resources } from './resources';

type Code = keyof Resources['countries'];
export type CountryNames = (code: string) => string;

/** Names come from our texts, because Node and each browser have lists of their own, which breaks hydration. */
export const countryNames =
  (t: (code: Code) => string): CountryNames =>
  (code) =>
    t(code as Code);
