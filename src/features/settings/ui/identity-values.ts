import type { SettingsView } from '@/features/settings/schema';
import { z } from '@/shared/schema/zod';
import type { ShopIdentity } from '@/shared/shop/identity';
import { sections } from '@/shared/shop/sections';
import { placedPicture } from '@/ui/pictures/placed-picture';

/** The picture field expects a list, here of at most one logo. */
export const identityValues = sections.identity.extend({ logo: z.array(placedPicture).max(1) });
type Valid = z.input<typeof identityValues>;
type Position = { latitude: number | null; longitude: number | null };
export type IdentityValues = Omit<Valid, 'position'> & { position: Position };

export function toIdentityForm({ identity: { version, ...values }, logo }: SettingsView): IdentityValues {
  return { ...values, opening_on: values.opening_on ?? [], logo: logo ? [{ ...logo, alts: { en: values.name } }] : [] };
}

/** Takes values that the schema has accepted, so the position is set. */
export const fromIdentityForm = ({ logo, opening_on: days, ...values }: IdentityValues): ShopIdentity => ({
  ...(values as Omit<Valid, 'logo' | 'opening_on'>),
  // Absent when the hours are the same every day.
  ...(days && days.length > 0 && { opening_on: days }),
  logo: logo[0]?.uuid ?? null,
});
