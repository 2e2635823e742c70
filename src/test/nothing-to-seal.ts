/** The keys of a database that was created a moment ago. */
export const nothingToSeal = (): never => {
  throw new Error('an empty database has nothing to seal');
};
