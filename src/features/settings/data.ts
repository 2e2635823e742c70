import { env } from '@/env';
import { toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import { latestSettings, type StoredSetting, valuesOf } from '@/server/shop/read-settings';
import { type Section, type Shop, sectionNames } from '@/shared/shop/sections';
import { type SettingsView, settingsView } from './schema';

/** Version of a section that was never saved. */
const NEVER = new Date(0);

/** Locks the settings until the transaction ends, including sections without a row. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('shop_settings'))`;
}

export async function latestOf(tx: Tx, section: Section): Promise<StoredSetting | undefined> {
  return (await latestSettings(tx, section)).find((setting) => setting.section === section);
}

export const versionOf = (stored: StoredSetting | undefined) => ({ updatedAt: stored?.updatedAt ?? NEVER });

type NewSetting = {
  section: Section;
  values: Shop[Section];
  logoId: string | null;
  updatedAt: Date;
  savedById: string;
};

/** Earlier values stay in their own row. */
export const insertSetting = (tx: Tx, before: StoredSetting | undefined, setting: NewSetting) =>
  tx.shopSetting.create({ data: { ...setting, number: (before?.number ?? 0) + 1 } });

export async function settingsOf(db: Tx): Promise<SettingsView> {
  const all = await latestSettings(db);
  const of = (section: Section) => all.find((setting) => setting.section === section);
  const shown = sectionNames.map((name) => {
    const stored = of(name);
    return [name, { ...valuesOf(name, stored), version: versionOf(stored).updatedAt.toISOString() }];
  });
  const logo = of('identity')?.logo ?? null;
  return settingsView.parse({
    ...Object.fromEntries(shown),
    logo: logo && toPictureView(logo),
    hold_minutes_of_environment: env.HOLD_MINUTES,
  });
}
