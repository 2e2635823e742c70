import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from './fault';
import { identityOf } from './processes';

export type Holder = { pid: number; identity: string; command: string; since: string; url?: string };

/** Names the process that may write to a folder; valid only while that process runs. */
export type Lock = { release(): void; note(url: string): void; tookOver: boolean };

const TRIES = 20;
const WRITING_MS = 50;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && 'pid' in value && 'identity' in value;

function read(file: string): { text: string; holder: Holder | undefined } | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    try {
      const value: unknown = JSON.parse(text);
      return { text, holder: isHolder(value) ? value : undefined };
    } catch {
      return { text, holder: undefined };
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const isAlive = (holder: Holder): boolean => identityOf(holder.pid) === holder.identity;

/** Undefined unless the holding process still runs. */
export function holderOf(file: string): Holder | undefined {
  const holder = read(file)?.holder;
  return holder && isAlive(holder) ? holder : undefined;
}

/** Two starts may find the same stale file; only the one that renames it has removed it. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') === text) rmSync(aside);
  else renameSync(aside, file);
}

/** Returns the lock, or its current holder. */
export async function acquireLock(file: string, command: string): Promise<Lock | Holder> {
  const identity = identityOf(process.pid) ?? String(process.pid);
  const holder: Holder = { pid: process.pid, identity, command, since: new Date().toISOString() };
  const write = (flag: string) => writeFileSync(file, JSON.stringify(holder), { flag });
  const lock = {
    tookOver: false,
    release: () => {
      if (read(file)?.holder?.identity === identity) rmSync(file);
    },
    note: (url: string) => {
      holder.url = url;
      write('w');
    },
  };
  for (let attempt = 1; ; attempt++) {
    try {
      write('wx');
      return lock;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const found = read(file);
    if (!found) continue;
    if (found.holder && isAlive(found.holder)) return found.holder;
    // A file without a holder may be in the middle of a write.
    if (found.holder || attempt > TRIES) {
      removeStale(file, found.text);
      lock.tookOver = true;
    } else {
      await new Promise((resolve) => setTimeout(resolve, WRITING_MS));
    }
  }
}

export const isLock = (result: Lock | Holder): result is Lock => 'release' in result;
