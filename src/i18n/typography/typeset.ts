import { noBreakUnits } from './units';

/**
 * Wraps calls whose answers a page prints, so that no line breaks between a number and its unit. Only pages are
 * typeset; other readers, searches and editors get the texts as written.
 */
export function typeset<Calls extends object>(calls: Calls): Calls {
  return new Proxy(calls, {
    get: (within, name) => typeset(Reflect.get(within, name) as object),
    apply: async (call, self, input) => noBreakUnits(await Reflect.apply(call as () => unknown, self, input)),
  });
}
