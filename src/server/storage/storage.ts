/**
 * Where the files are kept that people send. Keys are ours: short, random, without folders. A call that asks more than
 * once names its deadline, so that the questions do not add up.
 */
export type Storage = {
  put(key: string, bytes: Uint8Array, deadline?: AbortSignal): Promise<void>;
  /** Null when there is no such file. */
  get(key: string, deadline?: AbortSignal): Promise<Uint8Array | null>;
  /** A file that is not there is removed already. */
  remove(key: string): Promise<void>;
};

/** What could climb out of its folder, or mean something to a server, is no key. */
export const isStorageKey = (key: string): boolean => /^[a-z0-9]{1,64}\.[a-z0-9]{1,8}$/.test(key);
