/** What one address is reminded of. */
type Reminder<One> = { address: string; isCustomer: boolean; divers: One[]; contact: boolean };

type Facts<One> = {
  divers: readonly One[];
  /** The address of the customer; null for a walk-in without one. */
  customer: string | null;
  /** True while the order has no emergency contact, which its customer gives. */
  needsContact: boolean;
};

/** Guests by the address that gets their reminder: their own, otherwise the customer's; without both, none. */
export function byAddress<One extends { email: string | null }>({
  divers,
  customer,
  needsContact,
}: Facts<One>): Reminder<One>[] {
  const found = new Map<string, Reminder<One>>();
  const at = (address: string) => {
    const key = address.toLowerCase();
    const isCustomer = key === customer?.toLowerCase();
    const reminder = found.get(key) ?? { address, isCustomer, divers: [], contact: isCustomer && needsContact };
    found.set(key, reminder);
    return reminder;
  };
  if (customer && needsContact) at(customer);
  for (const diver of divers) {
    const address = diver.email || customer;
    if (address) at(address).divers.push(diver);
  }
  return [...found.values()];
}
