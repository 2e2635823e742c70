import { typePhone, withCountryCode } from '@/shared/schema/phone';

/** The field that finds or names the guest, and the second field that asks for what the first does not say. */
export type TypedGuest = { typed: string; other: string };

const PHONE_CHARACTERS = /^[\s+\d().-]+$/;

/** Digits are a phone number, anything else is a name or an email address. */
export const isNumber = (typed: string): boolean => PHONE_CHARACTERS.test(typed) && /\d/.test(typed);

/** A typed plus replaces the country of the shop. */
function toPhone(typed: string, country: string): string {
  const digits = withCountryCode(typed, country).replace(/\D/g, '');
  return typePhone(digits, country).number;
}

export const guestOf = ({ typed, other }: TypedGuest, country: string): { name: string; phone: string } =>
  isNumber(typed) ? { name: other, phone: toPhone(typed, country) } : { name: typed, phone: other };

/** Drops the second field when the first begins to say what the second did. */
export const retype = (guest: TypedGuest, typed: string): TypedGuest => ({
  typed,
  other: isNumber(typed) === isNumber(guest.typed) ? guest.other : '',
});
