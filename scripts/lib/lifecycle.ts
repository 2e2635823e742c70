import { constants } from 'node:os';
import { Fault } from './fault';

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
type CleanUp = () => Promise<void> | void;

/** Thrown where the work stands when somebody asked for the end; from there the cleaning up begins. */
export class Stopped extends Error {
  constructor(readonly signal: Signal) {
    super(`Stopped by ${signal}`);
    this.name = 'Stopped';
  }
}

const stopping = new AbortController();
const cleanUps: CleanUp[] = [];
const forcedEnds: (() => void)[] = [];

/** Aborted by Ctrl-C and its like, with a `Stopped` as its reason. */
export const stopSignal = stopping.signal;
export const exitCodeOf = (signal: Signal): number => 128 + constants.signals[signal];

/** Runs when the command ends, however it ends; what was begun last is ended first. */
export function atTheEnd(cleanUp: CleanUp): void {
  cleanUps.push(cleanUp);
}

/** Runs when somebody asked a second time and waiting is over. */
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

// npm hands a Ctrl-C on although the terminal has sent it already: what comes at once is the same key press.
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

/** npm hands a SIGTERM to the shell between it and us, which ends without telling. */
function whenParentEnds(end: () => void): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    if (!stopping.signal.aborted) end();
  }, LOOK_MS);
  look.unref();
}

/** Waits, unless the end is asked for: then it throws `Stopped`. */
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

/** Never comes back by itself: a service runs until somebody asks it to stop. */
export async function untilStopped(): Promise<never> {
  for (;;) await pause(2 ** 30);
}
