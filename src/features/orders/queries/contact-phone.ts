import { openPhone } from '@/features/accounts/guests/queries/phones';

type Contact = {
  customer: { sealedPhone: string | null };
  divers: readonly { phone: string | null }[];
};

/** The customer's number, which staff may have corrected, else the number of the first diver who has one. */
export function contactPhone({ customer, divers }: Contact): string | null {
  if (customer.sealedPhone) return openPhone(customer.sealedPhone);
  return divers.find(({ phone }) => phone)?.phone ?? null;
}
