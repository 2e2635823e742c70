import { comesAlong } from '@/features/orders/domain/order-state';
import type { Answers, HealthOutcome } from '@/features/ready/health/domain/outcome';
import { decryptBytes, encryptBytes, seal } from '@/server/crypto/crypto';
import type { MarkedPerson } from '@/server/crypto/person-marks';
import { newRecordKey, unwrapKey, wrapKey } from '@/server/crypto/record-key';
import type { Tx } from '@/server/database/db';
import type { HealthRecord, StoredHealthOutcome } from '@/server/generated/prisma/client';
import { type Day, toDate } from '@/shared/time/days';

export type StoredRecord = HealthRecord;
export type StoredOutcome = StoredHealthOutcome;

const encryptText = (key: Uint8Array, text: string): string =>
  encryptBytes(key, Buffer.from(text, 'utf8')).toString('base64url');
const decryptText = (key: Uint8Array, text: string): string =>
  decryptBytes(key, Buffer.from(text, 'base64url')).toString('utf8');

type NewRecord = {
  diverId: string;
  personMark: string | null;
  paperId: string;
  locale: string;
  answers: Answers;
  outcome: HealthOutcome;
  keep: boolean;
  now: Date;
};

/** Replaces the diver's record; the key of the previous one is gone with it. */
export async function replaceRecord(tx: Tx, { answers, now, ...row }: NewRecord): Promise<void> {
  await deleteRecord(tx, row.diverId);
  const key = newRecordKey();
  const sealed = { sealedKey: wrapKey(key), answers: encryptText(key, JSON.stringify(answers)) };
  await tx.healthRecord.create({ data: { ...row, ...sealed, consentedAt: now, answeredAt: now } });
}

/** Records a form on paper, of which nothing but the outcome is stored. */
export async function replaceByPaper(
  tx: Tx,
  { now, ...checked }: Pick<NewRecord, 'diverId' | 'personMark' | 'locale' | 'now'> & { decidedById: string },
): Promise<void> {
  await deleteRecord(tx, checked.diverId);
  const row = { ...checked, outcome: 'cleared', keep: false } as const;
  await tx.healthRecord.create({ data: { ...row, answeredAt: now, decidedAt: now } });
}

export const deleteRecord = (tx: Tx, diverId: string) => tx.healthRecord.deleteMany({ where: { diverId } });

export const recordOfDiver = (db: Tx, diverId: string): Promise<StoredRecord | null> =>
  db.healthRecord.findUnique({ where: { diverId } });

export type ListedRecord = Pick<
  HealthRecord,
  | 'diverId'
  | 'personMark'
  | 'paperId'
  | 'outcome'
  | 'answeredAt'
  | 'decidedAt'
  | 'decidedById'
  | 'sealedKey'
  | 'purgedAt'
> & { _count: { files: number } };

export const recordsOfDivers = (db: Tx, diverIds: string[]): Promise<ListedRecord[]> =>
  db.healthRecord.findMany({
    where: { diverId: { in: diverIds } },
    select: {
      diverId: true,
      personMark: true,
      paperId: true,
      outcome: true,
      answeredAt: true,
      decidedAt: true,
      decidedById: true,
      sealedKey: true,
      purgedAt: true,
      _count: { select: { files: true } },
    },
  });

type Readable = Pick<HealthRecord, 'sealedKey' | 'answers' | 'reason'>;

/** Null once purged, and for a form on paper. */
export function openRecord({
  sealedKey,
  answers,
  reason,
}: Readable): { answers: Answers; reason: string | null } | null {
  if (!sealedKey || !answers) return null;
  const key = unwrapKey(sealedKey);
  return { answers: JSON.parse(decryptText(key, answers)), reason: reason && decryptText(key, reason) };
}

type Decision = { outcome: HealthOutcome; reason: string; decidedById: string; now: Date };

export async function decideRecord(
  tx: Tx,
  { id, sealedKey }: StoredRecord,
  { outcome, reason, decidedById, now }: Decision,
): Promise<void> {
  const sealed = sealedKey && reason ? encryptText(unwrapKey(sealedKey), reason) : null;
  await tx.healthRecord.update({ where: { id }, data: { outcome, reason: sealed, decidedById, decidedAt: now } });
}

export const countFiles = (tx: Tx, recordId: string): Promise<number> => tx.healthFile.count({ where: { recordId } });

/** Encrypts a file by the key of its record. */
export async function insertFile(
  tx: Tx,
  { id: recordId, sealedKey }: StoredRecord,
  { mime, bytes, now }: { mime: string; bytes: Uint8Array; now: Date },
): Promise<void> {
  if (!sealedKey) throw new Error('a purged record takes no file');
  const encrypted = new Uint8Array(encryptBytes(unwrapKey(sealedKey), bytes));
  await tx.healthFile.create({ data: { recordId, mime, bytes: encrypted, savedAt: now } });
}

/** The files of a record without their bytes. */
export const filesOf = (db: Tx, recordId: string) =>
  db.healthFile.findMany({ where: { recordId }, omit: { bytes: true }, orderBy: { id: 'asc' } });

export async function openFile(db: Tx, id: string): Promise<{ mime: string; bytes: Uint8Array } | null> {
  const file = await db.healthFile.findUnique({ where: { id }, include: { record: { select: { sealedKey: true } } } });
  if (!file?.record.sealedKey) return null;
  return { mime: file.mime, bytes: decryptBytes(unwrapKey(file.record.sealedKey), file.bytes) };
}

type NewOutcome = { person: MarkedPerson; outcome: HealthOutcome; on: Day; paperId: string; keepUntil: Day };

export function storeOutcome(tx: Tx, personMark: string, { person, outcome, on, paperId, keepUntil }: NewOutcome) {
  const data = {
    ...{ ownerId: person.owner_id, personMark, sealed: seal(JSON.stringify(person)) },
    ...{ outcome, paperId, on: toDate(on), keepUntil: toDate(keepUntil) },
  };
  return tx.storedHealthOutcome.upsert({ where: { personMark }, create: data, update: data });
}

export const deleteOutcomes = (tx: Tx, marks: string[]) =>
  tx.storedHealthOutcome.deleteMany({ where: { personMark: { in: marks } } });

export const outcomesOfOwners = (db: Tx, ownerIds: string[]): Promise<StoredOutcome[]> =>
  db.storedHealthOutcome.findMany({ where: { ownerId: { in: ownerIds } }, orderBy: { id: 'asc' } });

export const deleteOutcome = (tx: Tx, ownerId: string, id: string) =>
  tx.storedHealthOutcome.deleteMany({ where: { id, ownerId } });

export const deleteOutcomesOf = (tx: Tx, ownerId: string) => tx.storedHealthOutcome.deleteMany({ where: { ownerId } });

export const paperOfRecord = (db: Tx, id: string) =>
  db.paperText.findUnique({ where: { id }, select: { texts: true } });

/** Matches orders that end before this day, and orders whose guests are not coming. */
const isOver = (before: Day) => ({
  OR: [{ lastDay: { lt: toDate(before) } }, { status: { notIn: [...comesAlong] } }],
});

/** Destroys the keys of the records of orders that are over; nothing opens them afterwards. */
export const destroyKeys = (db: Tx, before: Day, now: Date) =>
  db.healthRecord.updateMany({
    where: { sealedKey: { not: null }, diver: { order: isOver(before) } },
    data: { sealedKey: null, purgedAt: now },
  });

/** Deletes what no key opens any more. */
export async function deleteUnreadable(tx: Tx): Promise<void> {
  await tx.healthFile.deleteMany({ where: { record: { sealedKey: null } } });
  const where = { sealedKey: null, OR: [{ answers: { not: null } }, { reason: { not: null } }] };
  await tx.healthRecord.updateMany({ where, data: { answers: null, reason: null } });
}

export const deleteOutcomesUntil = (db: Tx, today: Day) =>
  db.storedHealthOutcome.deleteMany({ where: { keepUntil: { lt: toDate(today) } } });
