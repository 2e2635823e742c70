import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { readablePart } from '@/shared/schema/readable-part';
import { type Section, type Shop, sectionNames, sections, usualShop } from '@/shared/shop/sections';

const settingInclude = { logo: true } satisfies Prisma.ShopSettingInclude;
export type StoredSetting = Prisma.ShopSettingGetPayload<{ include: typeof settingInclude }>;

/** What a section has that versions without `readablePart` refuse to read: it is in a row that they do not look for. */
const apart: Partial<Record<Section, readonly string[]>> = { identity: ['opening_on'] };
const rowApart = (section: string): string => `${section}.apart`;

/** The rows that store the values of a section. */
export function rowsOf(section: Section, values: Record<string, unknown>) {
  const fields = apart[section];
  if (!fields) return [{ section, values }];
  const [mine, others] = [{ ...values }, {} as Record<string, unknown>];
  for (const field of fields)
    if (field in mine) {
      others[field] = mine[field];
      delete mine[field];
    }
  return [
    { section, values: mine },
    { section: rowApart(section), values: others },
  ];
}

/** The values that hold of each section that was ever saved, in one statement. */
export async function latestSettings(db: Tx, section?: Section): Promise<StoredSetting[]> {
  const rows = await db.shopSetting.findMany({
    ...(section && { where: { section: { in: [section, rowApart(section)] } } }),
    distinct: ['section'],
    orderBy: [{ section: 'asc' }, { number: 'desc' }],
    include: settingInclude,
  });
  return rows.map((row) => {
    const other = rows.find((one) => one.section === rowApart(row.section));
    return other ? { ...row, values: { ...(row.values as object), ...(other.values as object) } } : row;
  });
}

/** What an earlier version saved lacks what came later, which is as usual then; what a later one saved is left out. */
export function valuesOf<Name extends Section>(name: Name, stored: StoredSetting | undefined): Shop[Name] {
  const usual = usualShop[name];
  const saved = (stored?.values ?? {}) as object;
  return readablePart(sections[name], { ...usual, ...saved }) as Shop[Name];
}

export async function readShop(db: Tx): Promise<Shop> {
  const stored = await latestSettings(db);
  const of = (section: Section) => stored.find((setting) => setting.section === section);
  const values = Object.fromEntries(sectionNames.map((name) => [name, valuesOf(name, of(name))]));
  const logo = of('identity')?.logo;
  return {
    ...usualShop,
    ...values,
    logo: logo ? { url: `/api/media/${logo.key}`, width: logo.width, height: logo.height } : null,
  };
}
