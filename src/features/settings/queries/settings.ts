import { settingsOf } from '@/features/settings/data';
import type { SettingsView } from '@/features/settings/schema';
import type { Ctx } from '@/server/api/context';

/** The settings as the staff edit them. */
export const settings = ({ db }: Pick<Ctx, 'db'>): Promise<SettingsView> => settingsOf(db);
