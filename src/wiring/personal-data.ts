import { eraseMessagesOf } from '../features/contact/commands/erase-messages';
import { writtenBy } from '../features/contact/queries/written-by';
import { discardUnusedOf } from '../features/media/commands/discard-pictures';
import { picturesOf } from '../features/media/queries/pictures-of';
import { eraseOrdersOf } from '../features/orders/commands/anonymise';
import { orderedBy } from '../features/orders/queries/ordered-by';
import type { PersonalData } from '../server/personal-data';

/** What there is of a person besides the account itself. */
export const personalData: readonly PersonalData[] = [
  { name: 'orders', collect: orderedBy, erase: eraseOrdersOf },
  { name: 'pictures', collect: picturesOf, erase: discardUnusedOf },
  { name: 'messages', collect: writtenBy, erase: eraseMessagesOf },
];
