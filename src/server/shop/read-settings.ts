import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { readablePart } from '@/shared/schema/readable-part';
import { defaultShop, type Section, type Shop, sectionNames, sections } from '@/shared/shop/sections';

const settingInclude = { logo: true } satisfies Prisma.ShopSettingInclude;
export type StoredSetting = Prisma.ShopSettingGetPayload<{ include: typeof settingInclude }>;

/** The current values of each section ever saved, in one statement. */
export const latestSettings = (db: Tx, section?: Section): Promise<StoredSetting[]> =>
  db.shopSetting.findMany({
    ...(section && { where: { section } }),
    distinct: ['section'],
    orderBy: [{ section: 'asc' }, { number: 'desc' }],
    include: settingInclude,
  });

/**
 * Fields missing from an earlier version's settings get their defaults; unknown fields of a later version are dropped.
 */
export function valuesOf<Name extends Section>(name: Name, stored: StoredSetting | undefined): Shop[Name] {
  const usual = defaultShop[name];
  const saved = (stored?.values ?? {}) as object;
  return readablePart(sections[name], { ...usual, ...saved }) as Shop[Name];
}

export async function readShop(db: Tx): Promise<Shop> {
  const stored = await latestSettings(db);
  const of = (section: Section) => stored.find((setting) => setting.section === section);
  const values = Object.fromEntries(sectionNames.map((name) => [name, valuesOf(name, of(name))]));
  const logo = of('identity')?.logo;
  return {
    ...defaultShop,
    ...values,
    logo: logo ? { url: `/api/media/${logo.key}`, width: logo.width, height: logo.height } : null,
  };
}
