import type { LedBy, Part } from '@/features/outings/domain/parts';
import { groupBy } from '@/shared/list/group-by';
import {
  type BoardDay,
  type BoardDiver,
  type BoardGroup,
  type BoardMember,
  dutiesOf,
  inDayOrder,
  membersOf,
  namesOf,
} from './board-day';
import { sharesLanguage } from './group-conflicts';
import type { Choice, Missing, Step } from './plan';
import { isFree, mayWork } from './plan-captains';

type Task = { group: BoardGroup; members: BoardDiver[]; ledBy: LedBy; parts: Part[]; title: string };

export const mayLead = ({ roles }: BoardMember, ledBy: LedBy): boolean =>
  roles.includes('instructor') || (ledBy === 'guide' && roles.includes('guide'));

const ledBefore = (member: BoardMember, { members }: Task): number =>
  members.filter((diver) => diver.ledBefore === member.id).length;
const listeners = (member: BoardMember, { members }: Task): number =>
  members.filter((diver) => sharesLanguage(member, diver)).length;

/**
 * Sorts candidates: the leader of the day before first, then by shared languages, then by how little they are needed
 * elsewhere.
 */
function compareFor(task: Task) {
  const spare = ({ roles }: BoardMember) =>
    (task.ledBy === 'guide' && roles.includes('instructor') ? 10 : 0) + roles.length;
  return (one: BoardMember, other: BoardMember): number =>
    ledBefore(other, task) - ledBefore(one, task) ||
    listeners(other, task) - listeners(one, task) ||
    spare(one) - spare(other) ||
    (one.id < other.id ? -1 : 1);
}

function reasonOf(member: BoardMember, task: Task): Choice['reason'] {
  if (ledBefore(member, task) > 0) return 'led_before';
  if (task.ledBy === 'instructor') return 'instructor_for_course';
  const speaks = task.members.some(({ language }) => language !== null && member.languages.includes(language));
  return speaks && listeners(member, task) === task.members.length ? 'shares_language' : 'free_leader';
}

/** Removes leaders who were not chosen by hand and cannot lead the group, so that the plan can replace them. */
function withoutInvalid(before: BoardDay): BoardDay {
  const needs = new Map(before.departures.map((departure) => [departure.id, departure.needs]));
  let day = { ...before, groups: before.groups.map((one) => (one.pinned ? one : { ...one, leader: null })) };
  for (const group of before.groups.filter(({ pinned }) => !pinned)) {
    const member = before.crew.find(({ id }) => id === group.leader);
    const need = needs.get(group.departure);
    if (!member || !need || !mayWork(member) || !mayLead(member, need.ledBy)) continue;
    if (isFree(dutiesOf(day), member.id, need.parts))
      day = { ...day, groups: day.groups.map((one) => (one.id === group.id ? group : one)) };
  }
  return day;
}

const overlap = (one: Task, other: Task): boolean => one.parts.some((part) => other.parts.includes(part));

/** Assigns a member to each task, changing earlier assignments if that fills one more task. */
function assign(tasks: readonly Task[], candidatesOf: (task: Task) => BoardMember[]): Map<Task, BoardMember> {
  const chosen = new Map<Task, BoardMember>();
  const settle = (task: Task, tried: Set<string>): boolean => {
    for (const member of candidatesOf(task)) {
      if (tried.has(member.id)) continue;
      tried.add(member.id);
      const displaced = [...chosen].filter(([other, one]) => one === member && overlap(other, task));
      const before = new Map(chosen);
      for (const [other] of displaced) chosen.delete(other);
      chosen.set(task, member);
      if (displaced.every(([other]) => settle(other, tried))) return true;
      chosen.clear();
      for (const [other, one] of before) chosen.set(other, one);
    }
    return false;
  };
  for (const task of tasks) settle(task, new Set());
  return chosen;
}

function lacking(tasks: readonly Task[]): Missing[] {
  const alike = groupBy(tasks, ({ ledBy, parts }) => `${ledBy} ${parts}`);
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    return first && first.ledBy !== 'none' ? [{ lacks: first.ledBy, count: some.length, parts: first.parts }] : [];
  });
}

/** Plans a leader for every group: instructors to courses first, guides by the group's languages. */
export function planLeaders(before: BoardDay): Step {
  const day = withoutInvalid(before);
  const duties = dutiesOf(day);
  const departures = new Map(day.departures.map((departure) => [departure.id, departure]));
  const tasks = day.groups
    .filter(({ leader, pinned }) => leader === null && !pinned)
    .flatMap((group): Task[] => {
      const departure = departures.get(group.departure);
      const members = membersOf(day, group);
      if (!departure || members.length === 0) return [];
      const { needs, title } = departure;
      return [{ group, members, ledBy: needs.ledBy, parts: inDayOrder(needs.parts), title }];
    });
  const candidates = new Map(
    tasks.map((task) => [
      task,
      day.crew
        .filter((one) => mayWork(one) && mayLead(one, task.ledBy) && isFree(duties, one.id, task.parts))
        .sort(compareFor(task)),
    ]),
  );
  const understood = (task: Task) =>
    (candidates.get(task) ?? []).filter((one) => listeners(one, task) === task.members.length);
  const inOrder = tasks.toSorted(
    (a, b) =>
      Number(b.ledBy === 'instructor') - Number(a.ledBy === 'instructor') ||
      Number(b.members.some((one) => one.ledBefore)) - Number(a.members.some((one) => one.ledBefore)) ||
      understood(a).length - understood(b).length ||
      (a.group.id < b.group.id ? -1 : 1),
  );
  const chosen = assign(inOrder, (task) => candidates.get(task) ?? []);
  const leaderOf = new Map([...chosen].map(([{ group }, member]) => [group.id, member.id]));
  const groups = day.groups.map((group) => ({ ...group, leader: leaderOf.get(group.id) ?? group.leader }));
  const choices = [...chosen].map(([task, member]): Choice => {
    const params = { name: member.name, title: task.title, names: namesOf(task.members) };
    return { choice: 'leader', reason: reasonOf(member, task), params };
  });
  return { day: { ...day, groups }, choices, missing: lacking(inOrder.filter((task) => !chosen.has(task))) };
}
