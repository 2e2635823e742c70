import type { Part } from '@/features/outings/domain/parts';
import type { KitKind } from '@/shared/diving/kit';
import type { Need } from './needs-of';
import { sizeFits } from './size-fits';

/** `busy` are the parts of the day for which it is issued elsewhere. */
export type FreeUnit = { id: string; kind: KitKind; size: string; usable: boolean; busy: readonly Part[] };
export type Packing = { parts: readonly Part[]; needs: readonly Need[]; issued: readonly string[] };

/** `available` and `short` are null for a kind that the register does not hold. */
export type Allotted = { need: Need; issued: number; available: number | null; short: number | null };

/**
 * Counts for each outing, the earliest first, what the register can give: a unit serves one outing in each part of the
 * day, and one that is issued to an outing serves that one.
 */
export function allotUnits(outings: readonly Packing[], units: readonly FreeUnit[]): Allotted[][] {
  const taken = new Map(units.map(({ id, busy }) => [id, new Set(busy)]));
  const held = new Set(units.map(({ kind }) => kind));
  return outings.map(({ parts, needs, issued }) => {
    const given = new Set(issued);
    return needs.map((need) => {
      const fitting = units.filter(({ kind, size }) => kind === need.kind && sizeFits(size, need.size));
      const own = fitting.filter(({ id }) => given.has(id)).slice(0, need.count);
      for (const { id } of own) given.delete(id);
      if (!held.has(need.kind)) return { need, issued: own.length, available: null, short: null };
      const free = fitting.filter(
        ({ id, usable }) => usable && !issued.includes(id) && parts.every((part) => !taken.get(id)?.has(part)),
      );
      for (const { id } of free.slice(0, need.count - own.length)) for (const part of parts) taken.get(id)?.add(part);
      const available = own.length + free.length;
      return { need, issued: own.length, available, short: Math.max(0, need.count - available) };
    });
  });
}
