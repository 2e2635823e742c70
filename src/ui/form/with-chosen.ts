export type Option = { value: string; label: string };

/**
 * Ensures that a native select has an option for the form's value. Without one, a browser shows the first option
 * although the form treats the field as empty.
 */
export const withChosen = (options: readonly Option[], chosen: string, none: string): Option[] =>
  options.some(({ value }) => value === chosen)
    ? [...options]
    : [{ value: chosen, label: chosen === '' ? none : chosen }, ...options];
