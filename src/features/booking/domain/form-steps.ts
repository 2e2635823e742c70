/** The steps of the form in order; their names are part of URLs. */
export const steps = ['activity', 'divers', 'add-ons', 'emergency', 'review', 'payment'] as const;
export type Step = (typeof steps)[number];

export const isStep = (name: unknown): name is Step => steps.includes(name as Step);

/** The fields of each step, by the first part of their name. */
const fieldsByStep: Record<Step, readonly string[]> = {
  activity: [
    ...['product', 'variant', 'activity_date', 'activity_time', 'quantity', 'along', 'items'],
    ...['pickup_area', 'pickup_address', 'flight_date', 'flight_time'],
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

/** The errors of the fields on these steps. */
export const faultsIn = <Fault>(some: readonly Step[], faults: Record<string, Fault>): Record<string, Fault> =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => some.includes(stepOf(field))));

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

/** The steps as they share screens: short neighbours are filled in together. */
const screens: readonly (readonly [Step, ...Step[]])[] = [
  ['activity'],
  ['divers'],
  ['add-ons', 'emergency'],
  ['review', 'payment'],
];
const screenAt = (step: Step): number => screens.findIndex((shared) => shared.includes(step));

/** The steps on the screen of this step, in order. */
export const stepsWith = (step: Step): readonly Step[] => screens[screenAt(step)] ?? [step];

/** The first step of the next screen; the step itself on the last one. */
export const stepAfter = (step: Step): Step => screens[screenAt(step) + 1]?.[0] ?? step;
/** The first step of the screen before; null on the first one. */
export const stepBefore = (step: Step): Step | null => screens[screenAt(step) - 1]?.[0] ?? null;
