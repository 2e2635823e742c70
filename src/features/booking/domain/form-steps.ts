/** The way through the form, in its order; the names stand in addresses. */
export const steps = ['activity', 'divers', 'add-ons', 'emergency', 'review', 'payment'] as const;
export type Step = (typeof steps)[number];

export const isStep = (name: unknown): name is Step => steps.includes(name as Step);

/** What each step asks for, by the first part of a field's name. */
const fieldsByStep: Record<Step, readonly string[]> = {
  activity: ['product', 'variant', 'activity_date', 'quantity', 'pickup_area', 'pickup_address'],
  divers: ['divers'],
  'add-ons': ['add_ons'],
  emergency: ['emergency_contact', 'inquiry'],
  review: [],
  payment: ['payment_type'],
};

/** The step that has a field; what no step asks for is the last one's, from where everything is sent. */
export const stepOf = (field: string): Step =>
  steps.find((step) => fieldsByStep[step].includes(field.split('.')[0] ?? '')) ?? 'payment';

export const faultsIn = <Fault>(step: Step, faults: Record<string, Fault>): Record<string, Fault> =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => stepOf(field) === step));

/** The first step where something is wrong; the last one when nothing is. */
export function firstOpen(faults: Record<string, unknown>): Step {
  const faulty = new Set(Object.keys(faults).map(stepOf));
  return steps.find((step) => faulty.has(step)) ?? 'payment';
}

/** Where one may be: not beyond what is still to be filled in, nor further than one has gone so far. */
export function allowedStep(wanted: Step, open: Step, reached: number): Step {
  const furthest = Math.min(steps.indexOf(open), reached);
  return steps[Math.min(steps.indexOf(wanted), furthest)] ?? 'activity';
}

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;
