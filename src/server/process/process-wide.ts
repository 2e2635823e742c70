/**
 * The HTTP server and Next's bundles run in one process, but each loads its own copy of every module, and hot reload
 * loads them again, so state that must exist once per process lives on `globalThis`.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`segara.${name}`);
  const shared = globalThis as typeof globalThis & { [key]?: T };
  shared[key] ??= create();
  return shared[key];
}
