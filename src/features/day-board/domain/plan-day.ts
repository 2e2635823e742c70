import type { BoardDay } from './board-day';
import type { Plan } from './plan';
import { planCaptains } from './plan-captains';
import { planGroups } from './plan-groups';
import { planLeaders } from './plan-leaders';
import { planVehicles } from './plan-vehicles';

/** Fills what is open on the day, with a reason for each choice, and never touches what was chosen by hand. */
export function planDay(before: BoardDay): Plan {
  return [planVehicles, planCaptains, planGroups, planLeaders].reduce<Plan>(
    ({ day, choices, missing }, step) => {
      const next = step(day);
      return { day: next.day, choices: [...choices, ...next.choices], missing: [...missing, ...next.missing] };
    },
    { day: before, choices: [], missing: [] },
  );
}
