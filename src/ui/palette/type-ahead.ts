/**
 * Collects key presses until the palette's field has the focus, because its code may have to load first. Escape and a
 * click end it. Returns a function that ends it.
 */
export function typeAhead(onText: (text: string) => void): () => void {
  const done = new AbortController();
  const { signal } = done;
  const end = () => done.abort();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return end();
    const isText = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isText) return;
    event.preventDefault();
    onText(event.key);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.closest('[role="dialog"]')) end();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('pointerdown', end, { signal });
  return end;
}
