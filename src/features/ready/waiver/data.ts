import type { SignedWaiver } from '@/features/ready/waiver/domain/waiver-validity';
import { type WaiverContent, waiverContent } from '@/features/ready/waiver/schema';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import type { Waiver } from '@/server/generated/prisma/client';
import { dayAt } from '@/shared/time/days';

export const openWaiver = ({ sealed }: Pick<Waiver, 'sealed'>): WaiverContent =>
  waiverContent.parse(JSON.parse(open(sealed)));

/** The photo of a waiver on paper; null without one. */
export const openPhoto = ({ sealedPhoto }: Pick<Waiver, 'sealedPhoto'>): Buffer | null =>
  sealedPhoto ? Buffer.from(open(sealedPhoto), 'base64') : null;

type NewWaiver = {
  diverId: string;
  personMark: string | null;
  paperId: string | null;
  locale: string;
  byGuardian: boolean;
  signedAt: Date;
  createdAt: Date;
  content: WaiverContent;
  photo?: Uint8Array | null;
  recordedById?: string;
};

export const insertWaiver = (tx: Tx, { content, photo, ...row }: NewWaiver) =>
  tx.waiver.create({
    data: {
      ...row,
      ownerId: content.owner_id,
      sealed: seal(JSON.stringify(content)),
      sealedPhoto: photo ? seal(Buffer.from(photo).toString('base64')) : null,
    },
  });

/** Without what is sealed, which is large. */
export type WaiverRow = Omit<Waiver, 'sealed' | 'sealedPhoto'>;

/** Waivers that these divers, or people with these marks, have signed; the latest first. */
export const waiversOf = (db: Tx, diverIds: string[], marks: string[]): Promise<WaiverRow[]> =>
  db.waiver.findMany({
    where: { OR: [{ diverId: { in: diverIds } }, { personMark: { in: marks } }] },
    omit: { sealed: true, sealedPhoto: true },
    orderBy: [{ signedAt: 'desc' }, { id: 'desc' }],
  });

export const toSigned = ({ signedAt, ...row }: WaiverRow): SignedWaiver => ({ ...row, signedOn: dayAt(signedAt) });

export const contentOf = async (db: Tx, id: string): Promise<WaiverContent> =>
  openWaiver(await db.waiver.findUniqueOrThrow({ where: { id }, select: { sealed: true } }));

/** With its text and photo. */
export const waiverById = (db: Tx, id: string) => db.waiver.findUnique({ where: { id }, include: { paper: true } });

/** Waivers of people of an account, for their export. */
export const waiversOfOwner = (db: Tx, ownerId: string) =>
  db.waiver.findMany({ where: { ownerId }, include: { paper: true }, orderBy: { signedAt: 'asc' } });

/** Keeps the waivers of an erased account, without anything that leads from them to it. */
export const detachWaivers = (tx: Tx, ownerId: string) =>
  tx.waiver.updateMany({ where: { ownerId }, data: { diverId: null, ownerId: null, personMark: null } });

export const deleteWaiversBefore = (tx: Tx, moment: Date) =>
  tx.waiver.deleteMany({ where: { signedAt: { lt: moment } } });
