import { setMaxListeners } from 'node:events';
import { constants } from 'node:os';
import { Fault } from './fault';

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
type CleanUp = () => Promise<void> | void;

/** Thrown at the current point of the work when a stop is requested; cleanup starts from there. */
export class Stopped extends Error {
  constructor(readonly signal: Signal) {
    super(`Stopped by ${signal}`);
    this.name = 'Stopped';
  }
}

const stopping = new AbortController();
// Any number of callers may pause at once.
setMaxListeners(0, stopping.signal);
const cleanUps: CleanUp[] = [];
const forcedEnds: (() => void)[] = [];

/** Aborted by Ctrl-C and similar signals, with a `Stopped` as its reason. */
export const stopSignal = stopping.signal;
export const exitCodeOf = (signal: Signal): number => 128 + constants.signals[signal];

/** Registers cleanup for the end of the command, however it ends; the latest runs first. */
export function onExit(cleanUp: CleanUp): void {
  cleanUps.push(cleanUp);
}

/** Registers a last resort for a second stop request, which waits for nothing. */
export function onForcedStop(end: () => void): void {
  forcedEnds.push(end);
}

export async function cleanUp(): Promise<void> {
  for (let next = cleanUps.pop(); next; next = cleanUps.pop()) {
    try {
      await next();
    } catch (error) {
      console.error(error instanceof Fault ? error.message : error);
    }
  }
}

// npm forwards a Ctrl-C that the terminal has already sent, so an immediate second one is the same key press.
const SAME_KEY_PRESS_MS = 700;
const LOOK_MS = 200;

export function listenForStop(): void {
  let requestedAt: number | undefined;
  const requestStop = (signal: Signal) => {
    if (requestedAt === undefined) {
      requestedAt = performance.now();
      console.log('\nStopping …');
      stopping.abort(new Stopped(signal));
    } else if (performance.now() - requestedAt > SAME_KEY_PRESS_MS) {
      for (const end of forcedEnds) end();
      process.exit(exitCodeOf(signal));
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => requestStop(signal));
  if (process.env.npm_lifecycle_event) onParentExit(() => requestStop('SIGTERM'));
}

/** Watches the parent, because npm sends SIGTERM to the shell between it and us, which exits without forwarding it. */
function onParentExit(end: () => void): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    if (!stopping.signal.aborted) end();
  }, LOOK_MS);
  look.unref();
}

/** Waits; throws `Stopped` when a stop is requested. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    stopSignal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(stopSignal.reason);
    };
    const timer = setTimeout(() => {
      stopSignal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    stopSignal.addEventListener('abort', stop, { once: true });
  });
}

/** Never returns normally, because a service runs until it is stopped. */
export async function untilStopped(): Promise<never> {
  for (;;) await pause(2 ** 30);
}
