import { openPhone } from '@/features/accounts/guests/queries/phones';

type Contact = {
  customer: { sealedPhone: string | null };
  divers: readonly { phone: string | null }[];
};

/** The number of the customer, which the staff may have put right, else that of the first diver who has one. */
export function contactPhone({ customer, divers }: Contact): string | null {
  if (customer.sealedPhone) return openPhone(customer.sealedPhone);
  return divers.find(({ phone }) => phone)?.phone ?? null;
}
