import type { KitContent } from '../../demo/content/equipment';
import { nextDueDay } from '../../src/features/equipment/domain/due-of';
import type { Tx } from '../../src/server/database/db';
import { dayAt, plusDays, toDate } from '../../src/shared/time/days';

const DAYS_IN_USE = 900;
const HYDROSTATIC_MONTHS = 60;
const VISUAL_MONTHS = 12;

function unitsOf({ kind, prefix, sizes, serviceMonths, serviceDives, oldest }: KitContent, now: Date) {
  const today = dayAt(now);
  const all = Object.entries(sizes).flatMap(([size, count]) => Array.from({ length: count }, () => size));
  return all.map((size, index) => {
    const age = Math.round((oldest * (index + 1)) / all.length);
    const isTank = kind === 'tank';
    const boughtOn = plusDays(today, -DAYS_IN_USE - index);
    const dates = {
      ...{ bought_on: boughtOn, serviced_on: isTank ? null : plusDays(today, -age) },
      ...{ hydrostatic_on: isTank ? boughtOn : null, visual_on: isTank ? plusDays(today, -age) : null },
    };
    const due = nextDueDay({
      ...{ kind, ...dates, added_on: today },
      ...{ service_months: serviceMonths ?? null, service_dives: serviceDives ?? null },
      ...{ hydrostatic_months: HYDROSTATIC_MONTHS, visual_months: VISUAL_MONTHS },
    });
    const dateOf = (day: string | null) => day && toDate(day);
    return {
      ...{ kind, size, tag: `${prefix}-${String(index + 1).padStart(2, '0')}` },
      serviceMonths: serviceMonths ?? null,
      serviceDives: serviceDives ?? null,
      boughtOn: toDate(boughtOn),
      servicedOn: dateOf(dates.serviced_on),
      hydrostaticOn: dateOf(dates.hydrostatic_on),
      visualOn: dateOf(dates.visual_on),
      dueOn: due && toDate(due.on),
      createdAt: now,
      updatedAt: now,
    };
  });
}

/** Counts the ages of the units from today. */
export async function seedEquipment(db: Tx, equipment: readonly KitContent[], now: Date): Promise<void> {
  await db.equipmentUnit.createMany({ data: equipment.flatMap((kit) => unitsOf(kit, now)) });
}
