import { diverFieldNames } from '@/features/booking/divers/domain/fields';
import { type DiverView, diverInput, type OpenDiver } from '@/features/booking/divers/schema';
import type { DiverChange } from '@/features/order-desk/editing/schema';
import { AppError, fieldError, type Sentence } from '@/shared/errors/errors';
import { sentencesByField } from '@/shared/errors/field-sentences';

/** A person after the edit: `before` is their earlier position, `form` what to write. */
export type PersonAfter = {
  before: number | null;
  form: OpenDiver | null;
  /** The resulting form. */
  shown: OpenDiver | DiverView;
};

const faultsOf = (form: object): Record<string, Sentence[]> => {
  const parsed = diverInput.safeParse(form);
  return parsed.success ? {} : sentencesByField(parsed.error);
};

const empty = Object.fromEntries(diverFieldNames.map((field) => [field, null]));

type Patch = Omit<DiverChange, 'diver'>;
type Field = keyof Patch;

/** A form stays open for a new person and where null is sent, except for the level. */
const isLeftOpen = (field: string, before: DiverView | null, patch: Patch): boolean =>
  field !== 'certification_level' && (patch[field as Field] ?? null) === null && (before === null || field in patch);

/** A form may stay as incomplete as it was; sent fields must be valid. */
function changedForm(before: DiverView | null, patch: Patch): { form: OpenDiver; faults: Record<string, Sentence[]> } {
  const sent = { ...empty, ...before, ...patch };
  const form = { ...sent, full_name: sent.full_name ?? '' } as OpenDiver;
  const earlier = before ? faultsOf(before) : {};
  const faults = Object.entries(faultsOf(form)).filter(
    ([field]) => !isLeftOpen(field, before, patch) && (field in patch || !(field in earlier)),
  );
  return { form, faults: Object.fromEntries(faults) };
}

/** The people after an edit, in list order; reports all errors at their fields at once. */
export function peopleAfter(before: readonly DiverView[], changes: readonly DiverChange[] | undefined): PersonAfter[] {
  if (!changes) return before.map((shown, position) => ({ before: position, form: null, shown }));
  const fields: Record<string, Sentence[]> = {};
  const people = changes.map(({ diver, ...patch }, index): PersonAfter => {
    const existing = diver === undefined ? null : before[diver];
    if (existing === undefined) throw fieldError(`divers.${index}.diver`, 'invalid.gone');
    const { form, faults } = changedForm(existing, patch);
    for (const [field, sentences] of Object.entries(faults)) fields[`divers.${index}.${field}`] = sentences;
    const isChanged = Object.entries(patch).some(([field, value]) => existing?.[field as keyof DiverView] !== value);
    return { before: diver ?? null, form: isChanged ? form : null, shown: form };
  });
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
  return people;
}

type Before = { wanted: readonly number[] | undefined; before: readonly number[]; isOnly: boolean };

/**
 * Positions of the people on an item: those sent, else the earlier ones plus, on an order with one item, new people.
 */
export const alongOn = (people: readonly PersonAfter[], { wanted, before, isOnly }: Before): number[] =>
  wanted
    ? [...wanted]
    : people.flatMap((person, position) =>
        (person.before === null ? isOnly : before.includes(person.before)) ? [position] : [],
      );
