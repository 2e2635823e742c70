import type { DiverInput, DiverView } from '@/features/booking/divers/schema';
import { chosenPerBooking, requiredOfEveryone } from './field-sets';

export type DiverField = keyof DiverInput;
/** A diver's form as typed so far: every value is text until it is sent. */
export type DiverDraft = Record<DiverField, string> & {
  /** Non-empty when the account keeps this diver for its next booking. */
  keep?: string;
};

type Typed<Value> =
  Extract<Value, number> extends never
    ? 'text' | 'email' | 'phone' | 'date' | 'coming_date' | 'time' | 'country' | 'choice' | 'list'
    : 'number' | 'decimal' | 'measure';

type Description<Field extends DiverField> = {
  /** The field's own column, or the sealed column that it shares with other fields. */
  column: string;
  /** The field's value once the diver is erased. */
  erased: DiverView[Field];
  /** The type of input; a `measure` is rounded to a whole number. */
  typed: Typed<DiverInput[Field]>;
  /**
   * A row of the form, half a row, a rarely needed field, a part of the form that draws its fields itself, or a field
   * that is asked elsewhere: once for everybody, or behind a diver's own link only.
   */
  layout: Field extends CertificationField
    ? 'certification'
    : Field extends SizeField
      ? 'sizes'
      : Field extends EquipmentField
        ? 'equipment'
        : Field extends FlightField
          ? 'once'
          : Field extends LinkField
            ? 'link'
            : 'row' | 'half' | 'more';
  isRequired: null extends DiverInput[Field] ? boolean : true;
  hasHint?: true;
};

type CertificationField = 'association' | 'certification_level' | 'certification_number';
type EquipmentField = 'equipment' | 'left_dioptres' | 'right_dioptres';
type FlightField = 'flight_date' | 'flight_time';
type LinkField = 'suit_size' | 'own_equipment' | 'emergency_name' | 'emergency_phone' | 'emergency_relationship';
type SizeField = 'height_cm' | 'weight_kg' | 'shoe_size' | 'shoe_size_system';

/**
 * All fields of a diver, in the order of the form. The row, the erasure, the data map, the export and the form follow
 * from this table.
 */
export const diverFields = {
  full_name: { column: 'fullName', erased: '', typed: 'text', layout: 'row', isRequired: true, hasHint: true },
  date_of_birth: { column: 'sealedDetails', erased: null, typed: 'date', layout: 'half', isRequired: true },
  gender: { column: 'gender', erased: null, typed: 'choice', layout: 'half', isRequired: true },
  nationality: { column: 'nationality', erased: null, typed: 'country', layout: 'half', isRequired: true },
  preferred_language: { column: 'preferredLanguage', erased: null, typed: 'choice', layout: 'half', isRequired: false },
  residence: {
    column: 'sealedDetails',
    erased: null,
    typed: 'choice',
    layout: 'row',
    isRequired: false,
    hasHint: true,
  },
  phone: { column: 'sealedDetails', erased: '', typed: 'phone', layout: 'row', isRequired: true },
  email: { column: 'email', erased: '', typed: 'email', layout: 'row', isRequired: true },
  association: { column: 'association', erased: null, typed: 'choice', layout: 'certification', isRequired: true },
  certification_level: {
    column: 'certificationLevel',
    erased: 'none',
    typed: 'choice',
    layout: 'certification',
    isRequired: true,
  },
  certification_number: {
    column: 'sealed',
    erased: null,
    typed: 'text',
    layout: 'certification',
    isRequired: true,
  },
  height_cm: { column: 'sealedDetails', erased: 0, typed: 'measure', layout: 'sizes', isRequired: true },
  weight_kg: { column: 'sealedDetails', erased: 0, typed: 'measure', layout: 'sizes', isRequired: true },
  shoe_size: { column: 'shoeSize', erased: 0, typed: 'decimal', layout: 'sizes', isRequired: true },
  shoe_size_system: { column: 'shoeSizeSystem', erased: 'EU', typed: 'choice', layout: 'sizes', isRequired: true },
  equipment: { column: 'sealedDetails', erased: null, typed: 'list', layout: 'equipment', isRequired: false },
  left_dioptres: { column: 'sealedDetails', erased: null, typed: 'decimal', layout: 'equipment', isRequired: false },
  right_dioptres: { column: 'sealedDetails', erased: null, typed: 'decimal', layout: 'equipment', isRequired: false },
  dietary_restriction: { column: 'sealed', erased: 'none', typed: 'choice', layout: 'half', isRequired: true },
  last_dive: { column: 'lastDive', erased: null, typed: 'date', layout: 'half', isRequired: false },
  last_dive_range: { column: 'sealedDetails', erased: null, typed: 'choice', layout: 'half', isRequired: false },
  logged_dives: { column: 'sealedDetails', erased: null, typed: 'number', layout: 'half', isRequired: false },
  specialties: { column: 'sealedDetails', erased: null, typed: 'list', layout: 'row', isRequired: false },
  flight_date: { column: 'sealedDetails', erased: null, typed: 'coming_date', layout: 'once', isRequired: false },
  flight_time: { column: 'sealedDetails', erased: null, typed: 'time', layout: 'once', isRequired: false },
  suit_size: { column: 'sealedDetails', erased: null, typed: 'choice', layout: 'link', isRequired: false },
  own_equipment: { column: 'sealedDetails', erased: null, typed: 'list', layout: 'link', isRequired: false },
  emergency_name: { column: 'sealedDetails', erased: null, typed: 'text', layout: 'link', isRequired: false },
  emergency_phone: { column: 'sealedDetails', erased: null, typed: 'phone', layout: 'link', isRequired: false },
  emergency_relationship: { column: 'sealedDetails', erased: null, typed: 'text', layout: 'link', isRequired: false },
  variant: { column: 'variant', erased: null, typed: 'number', layout: 'more', isRequired: false },
} as const satisfies { [Field in DiverField]: Description<Field> };

export const diverFieldNames = Object.keys(diverFields) as DiverField[];

/** True for fields required even of a form completed later; the shop must be able to reach the first diver. */
export const isNeededNow = (field: DiverField, position: number): boolean =>
  field in requiredOfEveryone || (position === 0 && (field === 'phone' || field === 'email'));

export type PersonField = Exclude<DiverField, keyof typeof chosenPerBooking>;
const isOfPerson = (field: string) => !(field in chosenPerBooking);
export const personFields = diverFieldNames.filter((field): field is PersonField => isOfPerson(field));

/** The part of a diver's form that an account keeps. */
export const personOf = <Diver extends object>(diver: Diver) =>
  Object.fromEntries(Object.entries(diver).filter(([field]) => isOfPerson(field))) as Omit<
    Diver,
    keyof typeof chosenPerBooking
  >;

type FieldsWhere<Condition> = {
  [Field in DiverField]: (typeof diverFields)[Field] extends Condition ? Field : never;
}[DiverField];
/** The fields with their own input in the form. */
export type FieldOfForm = FieldsWhere<{ layout: 'row' | 'half' | 'more' }>;
export type ChoiceField = FieldsWhere<{ typed: 'choice' }>;
export type HintedField = FieldOfForm & FieldsWhere<{ hasHint: true }>;
