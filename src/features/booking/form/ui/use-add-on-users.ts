'use client';
import { wantedBy } from '@/features/booking/divers/domain/equipment';
import { namedDivers } from '@/features/booking/divers/domain/named-divers';
import { useT } from '@/i18n/client';
import { useDraft } from './draft-provider';
import type { BookedItem } from './use-items';

/** The names of an item's divers whose equipment an add-on is; empty for add-ons chosen for everybody together. */
export function useAddOnUsers(): (
  item: BookedItem,
  matches: (addOn: { uuid: string; name: string }) => boolean,
) => string {
  const { t, lng } = useT('booking');
  const draft = useDraft((value) => value);
  return (item, matches) => {
    const addOn = item.sold?.add_ons.find((one) => one.equipment && matches(one));
    const positions = addOn ? wantedBy(draft, addOn, item.divers) : [];
    return namedDivers(lng, draft.divers, positions, (number) => t('divers.number', { number }));
  };
}
