'use client';
import { useSyncExternalStore } from 'react';

/** A value that parts of a page subscribe to, without rendering the components between them. */
export function createSource<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
type Source<Value> = Pick<ReturnType<typeof createSource<Value>>, 'get' | 'subscribe'>;

/** Selects a part of the value; the selector must return the same reference while the value stays the same. */
export function useSourceValue<Value, Part>({ get, subscribe }: Source<Value>, select: (value: Value) => Part): Part {
  const part = () => select(get());
  return useSyncExternalStore(subscribe, part, part);
}
