const fields = 'input, textarea, select, button';

/** Opens a fold, scrolls to it and puts the focus on the field with `data-autofocus`, or else on the first. */
export function openFold(id: string): void {
  const fold = document.getElementById(id);
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  fold.scrollIntoView({ block: 'center' });
  const field = fold.querySelector<HTMLElement>('[data-autofocus]') ?? fold.querySelector<HTMLElement>(fields);
  field?.focus({ preventScroll: true });
}
