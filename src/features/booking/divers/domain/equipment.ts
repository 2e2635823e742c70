import type { DiverDraft } from '@/features/booking/divers/domain/fields';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Sentence } from '@/shared/errors/errors';

type AddOn = { id: string; equipment: boolean; forEyesight: boolean };
type Diver = {
  equipment?: readonly string[] | null;
  left_dioptres?: number | null;
  right_dioptres?: number | null;
};

/** Errors for equipment that is not on offer, and for glasses without their values, by form field. */
export function equipmentFaults(diver: Diver, addOns: readonly AddOn[]): Record<string, Sentence[]> {
  const wanted = (diver.equipment ?? []).map((uuid) => addOns.find(({ id, equipment }) => id === uuid && equipment));
  if (wanted.some((addOn) => !addOn)) return { equipment: [{ key: 'invalid.add_on' }] };
  if (!wanted.some((addOn) => addOn?.forEyesight)) return {};
  const missing = (['left_dioptres', 'right_dioptres'] as const).filter((eye) => (diver[eye] ?? null) === null);
  return Object.fromEntries(missing.map((eye) => [eye, [{ key: 'required.dioptres' }]]));
}

type Offered = Pick<ProductDetail, 'add_ons'>;
type Typed = { divers: readonly Pick<DiverDraft, 'equipment'>[]; add_ons: Record<string, number> };

/** True when the diver at this position wants this equipment; a diver without a form wants nothing yet. */
export const wantsEquipment = ({ divers }: Pick<Typed, 'divers'>, position: number, uuid: string): boolean =>
  (divers[position]?.equipment ?? '').split(',').includes(uuid);

/** The equipment of the product that the diver at this position wants. */
export const equipmentWanted = (draft: Pick<Typed, 'divers'>, position: number, { add_ons }: Offered): string[] =>
  add_ons.flatMap(({ uuid, equipment }) => (equipment && wantsEquipment(draft, position, uuid) ? uuid : []));

/** The divers among these who want the add-on; empty when it is not equipment. */
export const wantedBy = (
  draft: Pick<Typed, 'divers'>,
  { uuid, equipment }: Pick<Offered['add_ons'][number], 'uuid' | 'equipment'>,
  positions: readonly number[],
): number[] => (equipment ? positions.filter((position) => wantsEquipment(draft, position, uuid)) : []);

/** The quantity of each add-on: equipment counted by diver, everything else as typed. */
export const quantitiesOf = (
  draft: Typed,
  { add_ons }: Offered,
  positions: readonly number[],
): Record<string, number> =>
  Object.fromEntries(
    add_ons.map((addOn) => [
      addOn.uuid,
      addOn.equipment ? wantedBy(draft, addOn, positions).length : (draft.add_ons[addOn.uuid] ?? 0),
    ]),
  );
