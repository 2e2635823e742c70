const plain = (name: string) => name.trim().toLowerCase().split(/\s+/).sort().join(' ');

/**
 * The divers who are the customer: those with the customer's name in either word order, else the first diver of the
 * latest order.
 */
export function ownDivers<Diver extends { fullName: string }>(divers: readonly Diver[], name: string): Diver[] {
  const named = divers.filter(({ fullName }) => plain(fullName) === plain(name));
  return named.length > 0 ? named : divers.slice(0, 1);
}
