/** Opens a fold, scrolls to it and puts the focus on its first field. */
export function openFold(id: string): void {
  const fold = document.getElementById(id);
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  fold.scrollIntoView({ block: 'center' });
  fold.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}
