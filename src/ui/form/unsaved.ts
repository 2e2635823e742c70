/** Something typed on this page is not saved yet. Each guard asks in its own words whether it may be left behind. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Whether the page may be left: for whatever leads away without being a link. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}
