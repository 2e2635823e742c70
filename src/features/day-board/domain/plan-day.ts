import type { BoardDay } from './board-day';
import type { Plan } from './plan';
import { planCaptains } from './plan-captains';
import { planGroups } from './plan-groups';
import { planLeaders } from './plan-leaders';
import { planVehicles } from './plan-vehicles';

/** Fills the open parts of the day, with a reason for each choice, and never changes manual choices. */
export function planDay(before: BoardDay): Plan {
  return [planVehicles, planCaptains, planGroups, planLeaders].reduce<Plan>(
    ({ day, choices, missing }, step) => {
      const next = step(day);
      return { day: next.day, choices: [...choices, ...next.choices], missing: [...missing, ...next.missing] };
    },
    { day: before, choices: [], missing: [] },
  );
}
