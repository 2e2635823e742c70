import { scrollToElement } from './reveal';

/** The paths where a value can be entered: its own field, or a field that contains it. */
const pathAndParents = (path: string): string[] => {
  const steps = path.split('.');
  return steps.map((_, taken) => steps.slice(0, steps.length - taken).join('.'));
};

const inputs = 'input, select, textarea, button';

/** In a calendar, the focus goes to the day that is in the tab order; in a group, to its first input. */
const targetIn = (field: HTMLElement): HTMLElement =>
  field.matches(`${inputs}, [tabindex]`)
    ? field
    : (field.querySelector<HTMLElement>('[tabindex="0"]') ?? field.querySelector<HTMLElement>(inputs) ?? field);

/** Focuses the first invalid field in page order, not in the order of the errors. */
export function focusFirst(errors: Record<string, unknown>, options?: FocusOptions): HTMLElement | null {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const positionOf = (path: string) => fields.findIndex((field) => field.dataset.path === path);
  const positions = Object.keys(errors).flatMap(
    (path) =>
      pathAndParents(path)
        .map(positionOf)
        .find((position) => position >= 0) ?? [],
  );
  const first = fields[Math.min(...positions)];
  if (!first) return null;
  const target = targetIn(first);
  scrollToElement(target, options);
  return target;
}
