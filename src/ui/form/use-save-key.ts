import { type RefObject, useEffect } from 'react';

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.toLowerCase() === 's' && (ctrlKey || metaKey);

/**
 * Ctrl+S saves the form that has the focus; with the focus outside every form, it saves all with unsaved changes. A
 * dialog over the page captures the key.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, dirty: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const own = form.current;
      const focused = document.activeElement;
      if (!own || !isSaveKey(event) || focused?.closest('[role="dialog"]')) return;
      const at = focused?.closest('form');
      if (at ? at !== own : !dirty) return;
      event.preventDefault();
      own.requestSubmit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [form, dirty]);
}
