const plain = (name: string) => name.trim().toLowerCase().split(/\s+/).sort().join(' ');

/** The diver who is the customer: by name in either order, else the first of their latest order. */
export const ownDiver = <Diver extends { fullName: string }>(divers: readonly Diver[], name: string) =>
  divers.find(({ fullName }) => plain(fullName) === plain(name)) ?? divers[0];
