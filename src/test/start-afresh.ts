import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

const atTheStart = Symbol.for('environment at the start of the process');
const shared = globalThis as typeof globalThis & { [atTheStart]?: NodeJS.ProcessEnv };

function restoreEnvironment(): void {
  shared[atTheStart] ??= { ...process.env };
  const before = shared[atTheStart];
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/**
 * The state that our modules keep process-wide (src/server/process/process-wide.ts). Node visits all async storages in
 * use at each promise, so those of earlier files would cost later ones a quarter of their time.
 */
function dropProcessWideState(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (!key.description?.startsWith('segara.')) continue;
    const state: unknown = Reflect.get(globalThis, key);
    if (state instanceof AsyncLocalStorage) state.disable();
    Reflect.deleteProperty(globalThis, key);
  }
}

/** Modules that the import rules keep free of state and environment (ARCHITECTURE.md, rules 1 and 3), and data. */
const pure =
  /\/src\/(shared|config|server\/generated)\/|\/features\/.*\/(schema\.ts|policy\.ts|domain\/)|\/public\/locales\//;

type Module = { promise: unknown; exports: unknown; evaluated: boolean };
/** The modules of Vitest's own reset, which cannot leave any out; start-afresh.test.ts fails when they move. */
const worker = globalThis as typeof globalThis & {
  __vitest_worker__: { evaluatedModules: { idToModuleMap: Map<string, Module> } };
};

function unloadModules(): void {
  const { idToModuleMap } = worker.__vitest_worker__.evaluatedModules;
  const staying = [...idToModuleMap].filter(([file, { evaluated }]) => evaluated && pure.test(file));
  const before = staying.map(([, module]) => ({ module, loaded: { ...module } }));
  vi.resetModules();
  for (const { module, loaded } of before)
    Object.assign(module, { promise: loaded.promise, exports: loaded.exports, evaluated: true });
}

/**
 * One process runs many test files, because loading the packages for each takes longer than most tests. Each file still
 * starts as if in its own process: it reloads our modules, except pure ones, and finds nothing that an earlier file
 * set.
 */
export function startAfresh(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  restoreEnvironment();
  dropProcessWideState();
  unloadModules();
}
