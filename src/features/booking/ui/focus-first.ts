'use client';

/** The name of a field: fields that are made of several elements carry it where one begins. */
const fieldOf = (element: HTMLElement) => element.dataset.path ?? '';

const isFocusable = (element: HTMLElement) => element.matches('input, select, textarea, button');

/** The first field on the page that something is wrong with comes into sight, and the cursor with it. */
export function focusFirst(form: HTMLElement | null, faults: Record<string, unknown>) {
  const first = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].find(
    (field) => fieldOf(field) in faults,
  );
  if (!first) return;
  // Of a calendar, the day the keyboard is at.
  const target = isFocusable(first) ? first : first.querySelector<HTMLElement>('[tabindex="0"]');
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
