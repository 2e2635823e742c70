'use client';

/** A field made of several elements carries its name on its first one. */
const fieldOf = (element: HTMLElement) => element.dataset.path ?? '';

const isFocusable = (element: HTMLElement) => element.matches('input, select, textarea, button');

/** Scrolls to the first field with a fault and focuses it. */
export function focusFirst(form: HTMLElement | null, faults: Record<string, unknown>) {
  const first = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].find(
    (field) => fieldOf(field) in faults,
  );
  if (!first) return;
  // In a calendar, the day that the keyboard is at.
  const target = isFocusable(first) ? first : first.querySelector<HTMLElement>('[tabindex="0"]');
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
