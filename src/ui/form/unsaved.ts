/** Asks, in its own words, for permission to discard the unsaved changes of this page. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** True when the page may be left; call it before navigation that is not a link. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}
