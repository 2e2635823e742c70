export type Option = { value: string; label: string };

/**
 * The options of a native select with one for the value that the form has. A browser shows the first option where none
 * is chosen, which the form would treat as empty.
 */
export const withChosen = (options: readonly Option[], chosen: string, none: string): Option[] =>
  options.some(({ value }) => value === chosen)
    ? [...options]
    : [{ value: chosen, label: chosen === '' ? none : chosen }, ...options];
