type Packed = { diversPerPackage: number; allowHalfPackage: boolean };

/** Only a package of two can be halved, into one person each. */
export const sellsHalves = ({ diversPerPackage, allowHalfPackage }: Packed): boolean =>
  allowHalfPackage && diversPerPackage === 2;

/** Smallest number of people that can book a product. */
export const smallestParty = (product: Packed): number => (sellsHalves(product) ? 1 : product.diversPerPackage);
