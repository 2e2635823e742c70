import { identityInput, type SettingsView } from '@/features/settings/schema';
import { formatPhone } from '@/shared/schema/phone';
import { z } from '@/shared/schema/zod';
import type { ShopIdentity } from '@/shared/shop/identity';
import { placedPicture } from '@/ui/pictures/placed-picture';

/** The picture field expects a list, here of at most one logo. */
export const identityValues = identityInput.extend({ logo: z.array(placedPicture).max(1) });
type Valid = z.input<typeof identityValues>;
type Position = { latitude: number | null; longitude: number | null };
export type IdentityValues = Omit<Valid, 'position'> & { position: Position };

export function toIdentityForm({ identity: { version, ...values }, logo }: SettingsView): IdentityValues {
  return { ...values, opening_on: values.opening_on ?? [], logo: logo ? [{ ...logo, alts: { en: values.name } }] : [] };
}

/** Groups a number that was typed; pages print numbers as they are stored. */
const grouped = (number: string): string => (/^\+\d+$/.test(number) ? formatPhone(number) : number);

/** Takes values that the schema has accepted, so the position is set. */
export const fromIdentityForm = ({ logo, opening_on: days, ...values }: IdentityValues): ShopIdentity => ({
  ...(values as Omit<Valid, 'logo' | 'opening_on'>),
  phones: values.phones.map((phone) => ({ ...phone, number: grouped(phone.number) })),
  whats_app: grouped(values.whats_app),
  // Absent when the hours are the same every day.
  ...(days && days.length > 0 && { opening_on: days }),
  logo: logo[0]?.uuid ?? null,
});
