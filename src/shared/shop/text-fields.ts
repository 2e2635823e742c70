import { fieldsBeyond, fillFields } from '@/shared/mail/fill-fields';

/** The settings that the owner's texts may name, written as `{deposit}`. */
export const textFields = [
  'name',
  'email',
  'phone',
  'address',
  'opens',
  'closes',
  'deposit',
  'rest',
  'refund_bands',
  'hold',
  'hold_half',
  'hold_third',
  'unpaid_orders',
  'unpaid_seats',
  'guide',
  'meals',
] as const;
export type TextField = (typeof textFields)[number];
export type TextFieldValues = Record<TextField, string>;

/** Maps each field to itself in braces, for texts that are filled later. */
export const unfilled = Object.fromEntries(textFields.map((name) => [name, `{${name}}`])) as TextFieldValues;

export const fillText = (text: string, values: TextFieldValues): string => fillFields(text, values);

/** The first name in braces that is not a field; null if there is none. */
export function unknownField(text: string): string | null {
  const [name] = fieldsBeyond(text, textFields);
  return name === undefined ? null : `{${name}}`;
}
