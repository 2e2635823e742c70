/** Names that keep a retired word; this list may only shrink. */
export const freeNames: ReadonlySet<string> = new Set([
  // Names of the browser and of packages.
  'window',
  'Window',
  'contentWindow',
  'PrismaClientKnownRequestError',
  '_private_known_crontabs',
  // The verb: to place an order.
  'placeOrder',
  'placeOnce',
  'usePlaceOrder',
  'place-order.ts',
  'place-once.ts',
  'use-place-order.tsx',
  // Fields of the REST contract.
  'pickup_window',
  'places_left',
  'places_per_day',
  'return_window',
  'thing',
  'thing_id',
  // The availability router.
  'places',
]);
