import type { DiverDraft } from '@/features/booking/divers/domain/fields';
import type { Draft } from '@/features/booking/domain/draft';

type Plain = 'product' | 'variant' | 'activity_date' | 'quantity' | 'pickup_area' | 'pickup_address' | 'inquiry';
type OfContact = `emergency_contact.${keyof Draft['emergency_contact']}`;
export type OfDiver = `divers.${number}.${keyof DiverDraft}`;
/** The name of a field, which the server uses too. */
export type FieldPath = Plain | OfContact | OfDiver;

/** The faults by field, in the language of the page. */
export type FieldErrors = Record<string, string>;

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function textAt(draft: Draft, path: FieldPath): string {
  const found = path.split('.').reduce<unknown>((value, key) => (isHolder(value) ? value[key] : undefined), draft);
  return typeof found === 'string' ? found : '';
}

function put(value: unknown, [key = '', ...deeper]: string[], text: string): unknown {
  if (!isHolder(value)) return value;
  const inside = deeper.length > 0 ? put(value[key], deeper, text) : text;
  return Array.isArray(value) ? value.with(Number(key), inside) : { ...value, [key]: inside };
}

const withText = (draft: Draft, path: FieldPath, text: string): Draft => put(draft, path.split('.'), text) as Draft;

type State = { draft: Draft; fieldErrors: FieldErrors };

/** The draft of this page and its faults. Each field subscribes to its own part, so typing renders one field again. */
export function createDraftStore(initial: Draft) {
  let state: State = { draft: initial, fieldErrors: {} };
  let isTouched = false;
  const listeners = new Set<() => void>();
  const become = (next: Partial<State>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const without = (fields: string[]): FieldErrors =>
    Object.fromEntries(Object.entries(state.fieldErrors).filter(([field]) => !fields.includes(field)));

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    draft: () => state.draft,
    fieldErrors: () => state.fieldErrors,
    /** Somebody has typed something here that would be lost. */
    isTouched: () => isTouched,
    /** Clears the faults of the written fields until the next check. */
    write(texts: { [path in FieldPath]?: string }) {
      isTouched = true;
      const paths = Object.keys(texts) as FieldPath[];
      become({
        draft: paths.reduce((draft, path) => withText(draft, path, texts[path] ?? ''), state.draft),
        fieldErrors: without(paths),
      });
    },
    update(change: (draft: Draft) => Draft) {
      isTouched = true;
      become({ draft: change(state.draft) });
    },
    /** Writes derived values, which do not mark the draft as touched. */
    complete: (change: (draft: Draft) => Draft) => become({ draft: change(state.draft) }),
    /** Replaces this draft with the one of another tab. */
    adopt: (draft: Draft) => become({ draft, fieldErrors: {} }),
    setFieldErrors: (fieldErrors: FieldErrors) => become({ fieldErrors }),
    setFieldError: (field: string, sentence: string | undefined) =>
      become({ fieldErrors: sentence ? { ...state.fieldErrors, [field]: sentence } : without([field]) }),
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;
