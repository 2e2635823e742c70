import { type BoatView, boatForm } from '@/features/fleet/admin/schema';
import { z } from '@/shared/schema/zod';
import { placedPicture } from '@/ui/pictures/placed-picture';

/** The picture field expects a list, here of at most one. */
export const boatValues = boatForm.extend({ picture: z.array(placedPicture).max(1) });
type Valid = z.input<typeof boatValues>;
export type BoatValues = Omit<Valid, 'seats'> & { seats: number | null };

export const newBoat: BoatValues = {
  name: '',
  kind: 'boat',
  seats: null,
  home_harbour: '',
  areas: [],
  active: true,
  picture: [],
};

export const toBoatForm = ({ name, kind, seats, home_harbour, areas, active, picture }: BoatView): BoatValues => ({
  ...{ name, kind, seats, home_harbour, areas, active },
  picture: picture ? [{ ...picture, alts: { en: name } }] : [],
});

/** Takes values that the schema has accepted, so the number of seats is set. */
export const fromBoatForm = ({ picture, ...values }: BoatValues) => ({
  ...(values as Omit<Valid, 'picture'>),
  picture: picture[0]?.uuid ?? null,
});
