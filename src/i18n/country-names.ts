import type { Resources } from './resources';

type Code = keyof Resources['countries'];
export type CountryNames = (code: string) => string;

/** Names come from our texts: Node and each browser have different lists, which would break hydration. */
export const countryNames =
  (t: (code: Code) => string): CountryNames =>
  (code) =>
    t(code as Code);
