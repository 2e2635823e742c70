/** The steps of the form in order; their names are part of URLs. */
export const steps = ['activity', 'divers', 'add-ons', 'emergency', 'review', 'payment'] as const;
export type Step = (typeof steps)[number];

export const isStep = (name: unknown): name is Step => steps.includes(name as Step);

/** The fields of each step, by the first part of their name. */
const fieldsByStep: Record<Step, readonly string[]> = {
  activity: [
    ...['product', 'variant', 'activity_date', 'activity_time', 'quantity', 'along', 'items'],
    ...['pickup_area', 'pickup_address'],
  ],
  divers: ['divers'],
  'add-ons': ['add_ons', 'companions'],
  emergency: ['emergency_contact', 'inquiry'],
  review: [],
  payment: ['payment_type'],
};

/** The step of a field; unknown fields belong to the last step, which sends the form. */
export function stepOf(field: string): Step {
  const [first = '', , ofItem] = field.split('.');
  const name = first === 'items' && (ofItem === 'add_ons' || ofItem === 'companions') ? ofItem : first;
  return steps.find((step) => fieldsByStep[step].includes(name)) ?? 'payment';
}

export const faultsIn = <Fault>(step: Step, faults: Record<string, Fault>): Record<string, Fault> =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => stepOf(field) === step));

/** The first step with an error; the last step when there are no errors. */
export function firstOpen(faults: Record<string, unknown>): Step {
  const faulty = new Set(Object.keys(faults).map(stepOf));
  return steps.find((step) => faulty.has(step)) ?? 'payment';
}

/** The step that may be shown: not beyond the first incomplete step or the furthest step reached. */
export function allowedStep(wanted: Step, open: Step, reached: number): Step {
  const furthest = Math.min(steps.indexOf(open), reached);
  return steps[Math.min(steps.indexOf(wanted), furthest)] ?? 'activity';
}

/** The divers whose forms are complete; none before the errors are known. */
export const completeDivers = (errors: Record<string, unknown> | null, count: number): boolean[] =>
  Array.from(
    { length: count },
    (_, index) => errors !== null && !Object.keys(errors).some((field) => field.startsWith(`divers.${index}.`)),
  );

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;
export const stepBefore = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null;
