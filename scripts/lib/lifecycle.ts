import { setMaxListeners } from 'node:events';
import { constants } from 'node:os';
import { Fault } from './fault';

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
type CleanUp = () => Promise<void> | void;

/** Thrown at the current point of the work when a stop is requested; cleanup begins from there. */
export class Stopped extends Error {
  constructor(readonly signal: Signal) {
    super(`Stopped by ${signal}`);
    this.name = 'Stopped';
  }
}

const stopping = new AbortController();
// Any number of clients may pause at once.
setMaxListeners(0, stopping.signal);
const cleanUps: CleanUp[] = [];
const forcedEnds: (() => void)[] = [];

/** Aborted by Ctrl-C and similar signals, with a `Stopped` as its reason. */
export const stopSignal = stopping.signal;
export const exitCodeOf = (signal: Signal): number => 128 + constants.signals[signal];

/** Registers cleanup for the end of the command, however it ends; the latest runs first. */
export function atTheEnd(cleanUp: CleanUp): void {
  cleanUps.push(cleanUp);
}

/** Runs when a second stop is requested and waiting is over. */
export function whenForced(end: () => void): void {
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

// npm passes on a Ctrl-C that the terminal has sent already: an immediate second one is the same key press.
const SAME_KEY_PRESS_MS = 700;
const LOOK_MS = 200;

export function listenForStop(): void {
  let requestedAt: number | undefined;
  const ask = (signal: Signal) => {
    if (requestedAt === undefined) {
      requestedAt = performance.now();
      console.log('\nStopping …');
      stopping.abort(new Stopped(signal));
    } else if (performance.now() - requestedAt > SAME_KEY_PRESS_MS) {
      for (const end of forcedEnds) end();
      process.exit(exitCodeOf(signal));
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal));
  if (process.env.npm_lifecycle_event) whenParentEnds(() => ask('SIGTERM'));
}

/** npm sends a SIGTERM to the shell between it and us, which ends without passing it on. */
function whenParentEnds(end: () => void): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    if (!stopping.signal.aborted) end();
  }, LOOK_MS);
  look.unref();
}

/** Waits, unless a stop is requested: then it throws `Stopped`. */
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

/** Never returns normally: a service runs until it is asked to stop. */
export async function untilStopped(): Promise<never> {
  for (;;) await pause(2 ** 30);
}
