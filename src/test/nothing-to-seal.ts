/** Throws when called, because an empty database has nothing to seal. */
export const nothingToSeal = (): never => {
  throw new Error('an empty database has nothing to seal');
};
