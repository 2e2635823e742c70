import { type PaperDates, warnedUntil } from '@/features/crew/domain/papers';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import type { CrewMember, Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { focusPosition } from '@/shared/schema/focus-position';
import { type Day, toDate, toDay } from '@/shared/time/days';
import { type MemberChange, type MembersInput, type MemberView, memberView, type NewMember } from './schema';

const memberInclude = { picture: true } satisfies Prisma.CrewMemberInclude;
export type MemberWithDetails = Prisma.CrewMemberGetPayload<{ include: typeof memberInclude }>;

const matching = (search: string): Prisma.CrewMemberWhereInput => ({
  OR: (['name', 'phone', 'certificationNumber'] as const).map((column) => ({
    [column]: { contains: search, mode: 'insensitive' },
  })),
});

const columns = { name: 'name', papers: 'papersUntil', created_at: 'createdAt' } as const;

function orderOf(sort: MembersInput['sort']): Prisma.CrewMemberOrderByWithRelationInput[] {
  const { column, direction } = sorting(columns, sort);
  const by = column === 'papersUntil' ? { [column]: { sort: direction, nulls: 'last' } } : { [column]: direction };
  return [by as Prisma.CrewMemberOrderByWithRelationInput, { id: direction }];
}

export async function membersBy(
  db: Tx,
  { search, sort, role, employment, active, papers_due: papersDue }: MembersInput,
  today: Day,
  rows: { skip: number; take: number },
): Promise<{ total: number; rows: MemberWithDetails[] }> {
  const where: Prisma.CrewMemberWhereInput = {
    ...(search && matching(search)),
    ...(role && { roles: { has: role } }),
    ...(employment && { employment }),
    ...(active !== undefined && { active }),
    ...(papersDue && { papersUntil: { lte: toDate(warnedUntil(today)) } }),
  };
  const [total, found] = await Promise.all([
    db.crewMember.count({ where }),
    db.crewMember.findMany({ where, include: memberInclude, orderBy: orderOf(sort), ...rows }),
  ]);
  return { total, rows: found };
}

export const memberById = (db: Tx, id: string): Promise<MemberWithDetails | null> =>
  db.crewMember.findUnique({ where: { id }, include: memberInclude });

/** Locks the crew member's row until the transaction ends. */
export async function lockMember(tx: Tx, id: string): Promise<MemberWithDetails | null> {
  await tx.$queryRaw`SELECT id FROM crew_members WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return memberById(tx, id);
}

const dayOrNull = (date: Date | null): Day | null => date && toDay(date);

export const paperDatesOf = (row: CrewMember): PaperDates => ({
  insurance_until: dayOrNull(row.insuranceUntil),
  first_aid_until: dayOrNull(row.firstAidUntil),
  licence_until: dayOrNull(row.licenceUntil),
});

export const toMemberView = (row: MemberWithDetails, locale: Locale): MemberView =>
  memberView.parse({
    uuid: row.id,
    name: row.name,
    picture: row.picture && toPictureView(row.picture),
    roles: row.roles,
    languages: row.languages,
    language_names: row.languages.map((code) => languageIn(locale, code)),
    agency: row.agency,
    level: row.level,
    certification_number: row.certificationNumber,
    ...paperDatesOf(row),
    phone: row.phone,
    employment: row.employment,
    weekdays: row.weekdays,
    shown_on_site: row.shownOnSite,
    favourite_site: row.favouriteSiteId,
    active: row.active,
    version: row.updatedAt.toISOString(),
  });

/** Values for the audit log; `forget` erases them with the crew member. */
export function factsOf(row: MemberWithDetails) {
  const { uuid, version, picture, language_names, ...facts } = toMemberView(row, 'en');
  return { ...facts, picture: picture?.uuid ?? null, picture_focus: picture && focusPosition(picture.focus) };
}

type MemberPatch = Omit<MemberChange, 'uuid' | 'version'>;

const dateOf = (day: Day | null | undefined) => day && toDate(day);

/** Leaves omitted fields unchanged. */
const columnsOf = (patch: MemberPatch) => ({
  name: patch.name,
  pictureId: patch.picture,
  roles: patch.roles,
  languages: patch.languages,
  agency: patch.agency,
  level: patch.level,
  certificationNumber: patch.certification_number,
  insuranceUntil: dateOf(patch.insurance_until),
  firstAidUntil: dateOf(patch.first_aid_until),
  licenceUntil: dateOf(patch.licence_until),
  phone: patch.phone,
  employment: patch.employment,
  weekdays: patch.weekdays && [...patch.weekdays].sort((a, b) => a - b),
  shownOnSite: patch.shown_on_site,
  favouriteSiteId: patch.favourite_site,
  active: patch.active,
});

export const insertMember = (tx: Tx, member: NewMember, now: Date): Promise<MemberWithDetails> =>
  tx.crewMember.create({
    data: { ...columnsOf(member), name: member.name, createdAt: now, updatedAt: now },
    include: memberInclude,
  });

export const changeMember = (tx: Tx, id: string, patch: MemberPatch, updatedAt: Date): Promise<MemberWithDetails> =>
  tx.crewMember.update({ where: { id }, data: { ...columnsOf(patch), updatedAt }, include: memberInclude });

/** Locks the dive site until the transaction ends; false if it does not exist. */
export async function shareLockSite(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`SELECT id FROM locations WHERE id = ${id}::uuid FOR KEY SHARE`;
  return found.length > 0;
}

export const allSites = (db: Tx) => db.location.findMany({ select: { id: true, texts: true } });

/** Also deletes the member's days on the roster. */
export const deleteMember = (tx: Tx, id: string) => tx.crewMember.delete({ where: { id } });
