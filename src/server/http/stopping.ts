import { processWide } from '@/server/process/process-wide';

type Finish = () => Promise<void>;

const state = processWide('stopping', () => ({ begun: false, work: new Set<Finish>(), resources: new Set<Finish>() }));

export const isStopping = (): boolean => state.begun;

/** Registers work that runs without requests; called as soon as the process is to end. */
export const onStopWork = (finish: Finish): void => void state.work.add(finish);

/** Registers the release of resources; called when the last request and the last job are done. */
export const onRelease = (finish: Finish): void => void state.resources.add(finish);

const runAll = async (all: ReadonlySet<Finish>): Promise<void> => {
  await Promise.allSettled([...all].map((finish) => finish()));
};

export function beginStopping(): void {
  state.begun = true;
}

export const stopWork = (): Promise<void> => runAll(state.work);
export const releaseResources = (): Promise<void> => runAll(state.resources);
