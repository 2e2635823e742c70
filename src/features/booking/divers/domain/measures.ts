const CM_AN_INCH = 2.54;
const KG_A_POUND = 0.45359237;
const INCHES_A_FOOT = 12;

/** Parses a number with a decimal point or comma; NaN for other text, undefined for blank text. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

export function feetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / CM_AN_INCH);
  return { feet: Math.floor(inches / INCHES_A_FOOT), inches: inches % INCHES_A_FOOT };
}

export const centimetres = (feet: number, inches: number): number =>
  Math.round((feet * INCHES_A_FOOT + inches) * CM_AN_INCH);

export const pounds = (kg: number): number => Math.round(kg / KG_A_POUND);
export const kilograms = (lb: number): number => Math.round(lb * KG_A_POUND);
