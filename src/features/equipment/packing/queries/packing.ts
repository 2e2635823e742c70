import { boardDay } from '@/features/day-board/queries/board-days';
import { allUnits, viewsOf } from '@/features/equipment/data';
import { type IssueRow, issuesOn, toIssueView } from '@/features/equipment/issues/data';
import { refusalOf } from '@/features/equipment/issues/domain/refusal-of';
import { packedOn } from '@/features/equipment/packing/data';
import { allotUnits } from '@/features/equipment/packing/domain/allot-units';
import { leadFor, lineOf, needsOf, type PackedDiver } from '@/features/equipment/packing/domain/needs-of';
import { type OutingToPack, outingsToPack } from '@/features/equipment/packing/domain/outings-to-pack';
import { nitroxGuests } from '@/features/equipment/packing/queries/nitrox-guests';
import type { PackingOuting, PackingView } from '@/features/equipment/packing/schema';
import type { UnitView } from '@/features/equipment/schema';
import type { GuestAboard } from '@/features/orders/manifest/queries/guests-between';
import type { Ctx } from '@/server/api/context';
import type { Day } from '@/shared/time/days';

type Reader = Pick<Ctx, 'db' | 'locale'>;
type Diver = PackedDiver & { uuid: string; name: string };
type Planned = OutingToPack & { divers: Diver[] };

async function diversOf({ db }: Reader, outings: OutingToPack[], guests: readonly GuestAboard[]): Promise<Planned[]> {
  const nitrox = await nitroxGuests(db, guests);
  return outings.map((outing) => ({
    ...outing,
    divers: outing.departures.flatMap(({ id, dives }) =>
      guests
        .filter(({ departure }) => departure === id)
        .map((guest) => ({
          ...guest.about,
          ...{ uuid: guest.diver, name: guest.about.full_name, dives, nitrox: nitrox.has(guest) },
        })),
    ),
  }));
}

const isAt = (issue: IssueRow, { vehicle, parts, divers }: Planned): boolean =>
  issue.parts.some((part) => parts.includes(part)) &&
  (issue.diverId === null
    ? vehicle !== null && issue.boatId === vehicle.uuid
    : divers.some(({ uuid }) => uuid === issue.diverId));

function allot(outings: readonly Planned[], units: readonly UnitView[], issues: readonly IssueRow[]) {
  const busyWith = (uuid: string) => issues.filter(({ unitId }) => unitId === uuid).flatMap(({ parts }) => parts);
  return allotUnits(
    outings.map((outing) => ({
      parts: outing.parts,
      needs: needsOf(outing.divers, outing.parts),
      // What came back with a fault no longer serves anybody.
      issued: issues.filter((issue) => issue.fault === null && isAt(issue, outing)).map(({ unitId }) => unitId),
    })),
    units.map((unit) => ({
      ...{ id: unit.uuid, kind: unit.kind, size: unit.size },
      usable: refusalOf(unit) === null,
      busy: busyWith(unit.uuid),
    })),
  );
}

function sumOfLead(divers: readonly Diver[]) {
  const lead = divers.map(leadFor);
  return {
    lead_kg: lead.reduce<number>((sum, kilograms) => sum + (kilograms ?? 0), 0),
    without_weight: lead.filter((kilograms) => kilograms === null).length,
  };
}

/** The needs of each outing of the day against the register, with what is packed and issued. */
export async function packing(reader: Reader, { date }: { date: Day }): Promise<PackingView> {
  const { db } = reader;
  const { day, guests } = await boardDay(reader, date);
  const outings = await diversOf(reader, outingsToPack(day), guests);
  const units = await viewsOf(db, await allUnits(db), date);
  const issues = await issuesOn(db, date);
  const allotted = allot(outings, units, issues);
  const packed = new Map((await packedOn(db, date)).map((row) => [`${row.outing} ${row.line}`, row]));
  const views = outings.map(
    (planned, index): PackingOuting => ({
      outing: planned.outing,
      vehicle: planned.vehicle,
      title: planned.departures.map(({ title }) => title).join(', '),
      time: planned.departures[0]?.time ?? null,
      parts: planned.parts,
      divers: planned.divers.map(({ uuid, name }) => ({ uuid, name })),
      dives: Math.max(0, ...planned.departures.map(({ dives }) => dives)),
      ...sumOfLead(planned.divers),
      lines: (allotted[index] ?? []).map(({ need, ...counts }) => {
        const { packed: count, returned } = packed.get(`${planned.outing} ${lineOf(need)}`) ?? {
          packed: 0,
          returned: 0,
        };
        const { kind, size, gas, count: needed } = need;
        return { line: lineOf(need), kind, size, gas, needed, ...counts, packed: count, returned };
      }),
      issues: issues
        .filter((issue) => isAt(issue, planned))
        .map((issue) => ({ ...toIssueView(issue), diver_uuid: issue.diverId })),
    }),
  );
  return { date, outings: views };
}
