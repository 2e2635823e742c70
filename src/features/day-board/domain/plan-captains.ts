import type { Part } from '@/features/outings/domain/parts';
import {
  type BoardDay,
  type BoardMember,
  type BoardOuting,
  type Duty,
  departuresOn,
  dutiesOf,
  keyOf,
  outingsOf,
  partsOf,
} from './board-day';
import type { Choice, Missing, Step } from './plan';

/** True for crew on the roster with valid papers. */
export const mayWork = ({ isWorking, expired }: BoardMember): boolean => isWorking && expired === null;

const overlap = (some: readonly Part[], others: readonly Part[]): boolean => some.some((part) => others.includes(part));

/** True when the member has no duty in these parts; a captain of a boat may also steer its other outings. */
export const isFree = (duties: readonly Duty[], member: string, taken: readonly Part[], vehicle?: string): boolean =>
  !duties.some(
    (duty) =>
      duty.member === member &&
      overlap(duty.parts, taken) &&
      !(duty.kind === 'captain' && duty.outing.vehicle === vehicle),
  );

const leads = ({ roles }: BoardMember): number =>
  Number(roles.includes('guide')) + 2 * Number(roles.includes('instructor'));

/** Keeps only leaders chosen by hand; the others are chosen after the captains. */
const ledByHand = (day: BoardDay): BoardDay => ({ ...day, groups: day.groups.filter(({ pinned }) => pinned) });

export const roleOn = (day: BoardDay, { vehicle }: BoardOuting) =>
  day.vehicles.find(({ id }) => id === vehicle)?.kind === 'van' ? 'driver' : 'captain';

export const hasGuests = (day: BoardDay, outing: BoardOuting): boolean =>
  departuresOn(day, outing).some(({ people }) => people > 0);

/** Removes captains who were not chosen by hand and cannot sail, so that the plan can replace them. */
function withoutInvalid(before: BoardDay): BoardDay {
  let day = { ...before, outings: before.outings.filter(({ pinned }) => pinned) };
  for (const outing of before.outings.filter(({ pinned, captain }) => !pinned && captain !== null)) {
    const member = before.crew.find(({ id }) => id === outing.captain);
    const works = member && mayWork(member) && member.roles.includes(roleOn(day, outing)) && hasGuests(day, outing);
    if (works && isFree(dutiesOf(ledByHand(day)), member.id, partsOf(day, outing), outing.vehicle))
      day = { ...day, outings: [...day.outings, outing] };
  }
  return day;
}

/** Plans a captain for every boat and a driver for every van, preferring crew who lead nobody. */
export function planCaptains(before: BoardDay): Step {
  let day = withoutInvalid(before);
  const choices: Choice[] = [];
  const missing: Missing[] = [];
  const open = outingsOf(day)
    .filter(({ captain }) => captain === null)
    .sort((a, b) => partsOf(day, b).length - partsOf(day, a).length || (keyOf(a) < keyOf(b) ? -1 : 1));
  for (const outing of open) {
    const vehicle = day.vehicles.find(({ id }) => id === outing.vehicle);
    if (!vehicle || !hasGuests(day, outing)) continue;
    const role = roleOn(day, outing);
    const taken = partsOf(day, outing);
    const duties = dutiesOf(ledByHand(day));
    const all = dutiesOf(day);
    const busy = ({ id }: BoardMember) => Number(!isFree(all, id, taken, vehicle.id));
    const steers = ({ id }: BoardMember) =>
      Number(day.outings.some((one) => one.vehicle === vehicle.id && one.captain === id));
    const [member] = day.crew
      .filter((one) => mayWork(one) && one.roles.includes(role) && isFree(duties, one.id, taken, vehicle.id))
      .sort(
        (a, b) =>
          steers(b) - steers(a) ||
          busy(a) - busy(b) ||
          leads(a) - leads(b) ||
          a.roles.length - b.roles.length ||
          (a.id < b.id ? -1 : 1),
      );
    if (!member) {
      missing.push({ lacks: role, vehicle: vehicle.name, parts: taken });
      continue;
    }
    choices.push({
      choice: 'captain',
      reason: `free_${role}`,
      params: { name: member.name, vehicle: vehicle.name, part: taken.join('_') },
    });
    const others = day.outings.filter((one) => keyOf(one) !== keyOf(outing));
    day = { ...day, outings: [...others, { ...outing, captain: member.id }] };
  }
  return { day, choices, missing };
}
