import { eraseNotes } from '@/features/accounts/admin/customers/commands/erase-notes';
import { notesOf } from '@/features/accounts/admin/customers/queries/customer-file';
import { eraseAuthor } from '@/features/blog/commands/erase-author';
import { signedPosts } from '@/features/blog/queries/list-posts';
import { eraseDraft } from '@/features/booking/saved/commands/erase-draft';
import { draftForExport } from '@/features/booking/saved/queries/saved-draft';
import { erasePersonInCharge } from '@/features/catalogue/dive-sites/commands/erase-person-in-charge';
import { sitesInCharge } from '@/features/catalogue/dive-sites/queries/sites-in-charge';
import { eraseMessagesOf } from '@/features/contact/commands/erase-messages';
import { writtenBy } from '@/features/contact/queries/messages';
import { eraseUnusedOf } from '@/features/media/commands/discard-pictures';
import { picturesOf } from '@/features/media/queries/pictures-of';
import { orderedBy } from '@/features/order-pages/queries/ordered-by';
import { eraseOrdersOf, requireOrdersSettled } from '@/features/orders/erasure/commands/anonymise';
import { eraseStoredHealth } from '@/features/ready/health/commands/forget-stored-health';
import { storedHealth } from '@/features/ready/health/queries/stored-health';
import { cardsForExport } from '@/features/ready/queries/diver-card';
import { detachWaiversOf } from '@/features/ready/waiver/commands/purge-waivers';
import { ownWaivers } from '@/features/ready/waiver/queries/own-waivers';
import { erasePeople } from '@/features/travellers/commands/erase-people';
import { savedPeople } from '@/features/travellers/queries/people-of';
import type { PersonalData } from '@/server/crypto/personal-data';

/** A person's data besides the account itself. */
export const personalData: readonly PersonalData[] = [
  { name: 'orders', collect: orderedBy, requireSettled: requireOrdersSettled, erase: eraseOrdersOf },
  { name: 'people', collect: savedPeople, erase: erasePeople },
  { name: 'waivers', collect: ownWaivers, erase: detachWaiversOf },
  { name: 'health_outcomes', collect: storedHealth, erase: eraseStoredHealth },
  // Erased with their orders.
  { name: 'certification_cards', collect: cardsForExport, erase: async () => [] },
  { name: 'booking_draft', collect: draftForExport, erase: eraseDraft },
  { name: 'pictures', collect: picturesOf, erase: eraseUnusedOf },
  { name: 'messages', collect: writtenBy, erase: eraseMessagesOf },
  { name: 'notes', collect: notesOf, erase: eraseNotes },
  { name: 'posts', collect: signedPosts, erase: eraseAuthor },
  { name: 'dive_sites', collect: sitesInCharge, erase: erasePersonInCharge },
];
