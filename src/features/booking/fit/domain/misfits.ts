import { ageOn } from '@/features/booking/divers/domain/age';
import type { ShopAgencies } from '@/shared/shop/agencies';
import type { Day } from '@/shared/time/days';
import { ADULT, type FitDiver, type FitProduct, fitOf, type Reason } from './fit';

type Item = { product: FitProduct; day: Day; privateGuide: boolean; divers: readonly FitDiver[] };

const isAdult = ({ born }: FitDiver, day: Day): boolean => born !== null && ageOn(born, day) >= ADULT;

/** True when what would open the item is booked already. */
const isOpened = ({ opener }: Reason, item: Item, theirs: readonly Item[]): boolean =>
  (opener?.kind === 'guide' && item.privateGuide) ||
  (opener?.kind === 'refresher' && theirs.some(({ product, day }) => product.refresher && day <= item.day));

/** Reasons that ask only for a fact or a paper leave the order as it is. */
const isOpenQuestion = ({ answer, key }: Reason): boolean =>
  answer === 'ask_us' && key !== 'some_dives_short' && key !== 'adult';

/** The divers who do not fit an item of theirs, counting the refreshers and guides in the order. */
export const misfitsOf = (items: readonly Item[], shop: ShopAgencies): Set<FitDiver> =>
  new Set(
    items.flatMap((item) =>
      item.divers.filter((diver) => {
        const hasAdult = item.divers.some((other) => isAdult(other, item.day));
        const theirs = items.filter(({ divers }) => divers.includes(diver));
        const { reasons } = fitOf({ ...diver, hasAdult }, item.product, item.day, shop);
        return !reasons.every((reason) => isOpenQuestion(reason) || isOpened(reason, item, theirs));
      }),
    ),
  );
