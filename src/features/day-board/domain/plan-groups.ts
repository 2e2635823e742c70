import { groupBy } from '@/shared/list/group-by';
import {
  type BoardDay,
  type BoardDeparture,
  type BoardDiver,
  type BoardGroup,
  maxGroupSize,
  membersOf,
  namesOf,
} from './board-day';
import { byExperience, type DiveParty, diveParties, meanRank } from './dive-parties';
import { ledBeside } from './led-at-once';
import type { Choice, Missing, Step } from './plan';

/** A group being filled; a private group takes only the divers of its item. */
type Draft = {
  group: BoardGroup;
  members: BoardDiver[];
  item: string | null;
  /** Number of divers that its manually chosen leader can still take, given other groups at the same time. */
  spare: number;
};

/** A private group into which others were put by hand has no room. */
const room = ({ members, spare, item }: Draft, ratio: number): number =>
  item !== null && members.some((one) => one.item !== item) ? 0 : Math.min(ratio, spare) - members.length;

/** Lets only the first of a leader's concurrent groups take more divers. */
function spareOf(day: BoardDay, group: BoardGroup): number {
  const beside = group.pinned ? ledBeside(day, group) : [];
  const isFirst = beside.every((one) => day.groups.indexOf(group) < day.groups.indexOf(one));
  return isFirst ? beside.reduce((left, one) => left - membersOf(day, one).length, maxGroupSize) : 0;
}

/** Divers whom the plan may move: without a group, over the ratio, in a private group, or minors without a parent. */
function released(day: BoardDay, { id, needs }: BoardDeparture): Set<BoardDiver> {
  const open = new Set(day.divers.filter(({ departure, group }) => departure === id && group === null));
  for (const group of day.groups.filter(({ departure }) => departure === id)) {
    const members = membersOf(day, group).sort((a, b) => Number(b.pinned) - Number(a.pinned));
    const isShared = new Set(members.map(({ item }) => item)).size > 1;
    const owner = members.find((one) => one.pinned && one.hasPrivateGuide)?.item;
    const disturbs = ({ item, hasPrivateGuide }: BoardDiver) =>
      isShared && (hasPrivateGuide || (owner !== undefined && owner !== item));
    const orphans = members.filter(
      ({ isMinor, order }) => isMinor && !members.some((one) => !one.isMinor && one.order === order),
    );
    for (const [index, diver] of members.entries()) {
      const misfits = index >= needs.diversPerGuide || orphans.includes(diver) || disturbs(diver);
      if (misfits && !diver.pinned) open.add(diver);
    }
    // Divers who stay must not leave a minor without a parent.
    for (const minor of members.filter((one) => one.isMinor && !open.has(one)))
      if (!members.some((one) => !one.isMinor && one.order === minor.order && !open.has(one)) && !minor.pinned)
        open.add(minor);
  }
  return open;
}

/** Adds a party to the group with room and the nearest level, or to a new group. */
function add(drafts: Draft[], party: DiveParty, ratio: number, item: string | null, make: () => Draft): void {
  const rank = meanRank(party);
  const [nearest] = drafts
    .filter((draft) => draft.item === item && room(draft, ratio) >= party.length)
    .sort((a, b) => distance(a, rank) - distance(b, rank));
  const draft = nearest ?? make();
  if (!nearest) drafts.push(draft);
  draft.members.push(...party);
}
const distance = ({ members }: Draft, rank: number): number =>
  members.length === 0 ? 0 : Math.abs(meanRank(members) - rank);

/** Fills groups with room with the best matches, then makes groups of nearly equal size, level by level. */
function addSingles(drafts: Draft[], singles: BoardDiver[], ratio: number, make: () => Draft): void {
  const open = singles.toSorted(byExperience);
  for (const draft of drafts.filter(({ item }) => item === null))
    while (open.length > 0 && room(draft, ratio) > 0) {
      const nearest = open.reduce((best, one) =>
        distance(draft, meanRank([one])) < distance(draft, meanRank([best])) ? one : best,
      );
      open.splice(open.indexOf(nearest), 1);
      draft.members.push(nearest);
    }
  for (let groups = Math.ceil(open.length / ratio); groups > 0; groups -= 1) {
    const draft = make();
    draft.members.push(...open.splice(0, Math.ceil(open.length / groups)));
    drafts.push(draft);
  }
}

function draftsOf(day: BoardDay, departure: BoardDeparture, open: ReadonlySet<BoardDiver>): Draft[] {
  return day.groups
    .filter((group) => group.departure === departure.id)
    .map((group) => {
      const members = membersOf(day, group).filter((diver) => !open.has(diver));
      const spare = spareOf(day, group);
      return { group, members, spare, item: members.find(({ hasPrivateGuide }) => hasPrivateGuide)?.item ?? null };
    });
}

function fill(day: BoardDay, departure: BoardDeparture, choices: Choice[]): Draft[] {
  const { id, needs, title } = departure;
  const ratio = needs.diversPerGuide;
  const open = released(day, departure);
  const drafts = draftsOf(day, departure, open);
  let made = 0;
  const make = (item: string | null) => (): Draft => {
    made += 1;
    return {
      group: { id: `new ${id} ${made}`, departure: id, leader: null, pinned: false },
      members: [],
      item,
      spare: maxGroupSize,
    };
  };
  const [privately, shared] = [true, false].map((wanted) => [...open].filter((one) => one.hasPrivateGuide === wanted));
  for (const [item, divers] of groupBy(privately ?? [], (diver) => diver.item))
    for (const party of diveParties(divers, ratio)) add(drafts, party, ratio, item, make(item));
  // Minors join a parent who already has a group, if the group has room.
  const parties = diveParties(shared ?? [], ratio).toSorted((a, b) => b.length - a.length);
  const singles: BoardDiver[] = [];
  for (const party of parties) {
    const [first] = party;
    const withParent = drafts.find(
      (draft) =>
        first?.isMinor &&
        room(draft, ratio) > 0 &&
        draft.members.some((one) => !one.isMinor && one.order === first.order),
    );
    if (withParent) withParent.members.push(...party);
    else if (party.length > 1) add(drafts, party, ratio, null, make(null));
    else singles.push(...party);
  }
  addSingles(drafts, singles, ratio, make(null));
  for (const { members, item } of drafts.filter(({ members: some }) => some.some((one) => open.has(one)))) {
    const isFamily = members.some(({ isMinor }) => isMinor);
    const reason = item !== null ? 'private_guide' : isFamily ? 'with_parent' : 'same_level';
    choices.push({ choice: 'group', reason, params: { title, names: namesOf(members) } });
  }
  return drafts;
}

/** Puts every diver who needs a leader into a group, up to the product's ratio. */
export function planGroups(day: BoardDay): Step {
  const choices: Choice[] = [];
  const led = day.departures.filter(({ needs }) => needs.ledBy !== 'none');
  const drafts = led.flatMap((departure) => fill(day, departure, choices));
  const groupOf = new Map(drafts.flatMap(({ group, members }) => members.map((diver) => [diver, group.id] as const)));
  const groups = [
    ...day.groups.filter(({ departure }) => !led.some(({ id }) => id === departure)),
    ...drafts.filter(({ group, members }) => members.length > 0 || group.pinned).map(({ group }) => group),
  ];
  const isLed = new Set(led.map(({ id }) => id));
  const divers = day.divers.map((diver) =>
    isLed.has(diver.departure) ? { ...diver, group: groupOf.get(diver) ?? null } : diver,
  );
  const missing = divers
    .filter(({ isMinor, group, order }) => {
      const isWithParent = divers.some((one) => !one.isMinor && one.order === order && one.group === group);
      return isMinor && group !== null && !isWithParent;
    })
    .map(({ name }): Missing => ({ lacks: 'parent', name }));
  return { day: { ...day, divers, groups }, choices, missing };
}
