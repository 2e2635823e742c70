import { openPhone } from '@/features/accounts/guests/queries/open-phone';
import { openDiver } from '@/features/orders/sealed/data';

type Contact = {
  customer: { sealedPhone: string | null };
  divers: readonly Parameters<typeof openDiver>[0][];
};

/** The number of the customer, which the staff may have put right, else that of the first diver who has one. */
export function contactPhone({ customer, divers }: Contact): string | null {
  if (customer.sealedPhone) return openPhone(customer.sealedPhone);
  return divers.map((diver) => openDiver(diver).phone).find(Boolean) || null;
}
