/**
 * The storage of uploaded files. We choose the keys: short, random, without folders. A caller with several requests
 * passes one deadline, so that their times do not add up.
 */
export type Storage = {
  put(key: string, bytes: Uint8Array, deadline?: AbortSignal): Promise<void>;
  get(key: string, deadline?: AbortSignal): Promise<Uint8Array | null>;
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>;
};

/** A key must neither leave its folder nor have a meaning to a server. */
export const isStorageKey = (key: string): boolean => /^[a-z0-9]{1,64}\.[a-z0-9]{1,8}$/.test(key);
