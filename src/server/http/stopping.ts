import { processWide } from '@/server/process/process-wide';

type Finish = () => Promise<void>;

const state = processWide('stopping', () => ({ begun: false, work: new Set<Finish>(), resources: new Set<Finish>() }));

export const isStopping = (): boolean => state.begun;

/** Runs as soon as the process is to end: for work that runs without requests. */
export const stopWorkWith = (finish: Finish): void => void state.work.add(finish);

/** Runs when the last request and the last job are done: for the resources they need. */
export const releaseWith = (finish: Finish): void => void state.resources.add(finish);

const runAll = async (all: ReadonlySet<Finish>): Promise<void> => {
  await Promise.allSettled([...all].map((finish) => finish()));
};

export function beginStopping(): void {
  state.begun = true;
}

export const stopWork = (): Promise<void> => runAll(state.work);
export const releaseResources = (): Promise<void> => runAll(state.resources);
