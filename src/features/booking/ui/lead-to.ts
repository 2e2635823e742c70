import { focusFirst } from '@/ui/form/focus-first';

/** Focuses the first field with an error, clear of the bar at the foot of a phone's screen. */
export const leadTo = (errors: Record<string, unknown>) =>
  focusFirst(errors, { preventScroll: true })?.scrollIntoView({ block: 'center' });
