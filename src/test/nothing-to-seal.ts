/** The keys for a new database, which are never used. */
export const nothingToSeal = (): never => {
  throw new Error('an empty database has nothing to seal');
};
