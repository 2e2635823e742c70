import { vi } from 'vitest';

const atTheStart = Symbol.for('environment at the start of the process');
const shared = globalThis as typeof globalThis & { [atTheStart]?: NodeJS.ProcessEnv };

function restoreEnvironment(): void {
  shared[atTheStart] ??= { ...process.env };
  const before = shared[atTheStart];
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/** What our modules keep there (src/server/process/process-wide.ts). */
function dropProcessWideState(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('segara.')) Reflect.deleteProperty(globalThis, key);
}

/**
 * One process runs many test files, because to load the packages for each of them takes longer than most tests. A file
 * still starts as in a process of its own: it loads our modules again, and finds nothing that an earlier one has set.
 */
export function startAfresh(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  restoreEnvironment();
  dropProcessWideState();
  vi.resetModules();
}
