import { noBreakUnits } from './units';

/**
 * Calls whose answers a page prints: no line ends between a number and its unit. Only pages are set like this; whoever
 * reads, searches or edits the same texts elsewhere has them as they were written.
 */
export function typeset<Calls extends object>(calls: Calls): Calls {
  return new Proxy(calls, {
    get: (within, name) => typeset(Reflect.get(within, name) as object),
    apply: async (call, self, input) => noBreakUnits(await Reflect.apply(call as () => unknown, self, input)),
  });
}
