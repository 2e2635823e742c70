import { pictureView } from '@/features/media/schema';
import { seenVersion } from '@/shared/schema/versions';
import { z } from '@/shared/schema/zod';
import { sections } from '@/shared/shop/sections';

/** `version` is that of the section the caller read. */
const version = { version: seenVersion };

export const saveIdentityInput = sections.identity.extend(version);

const stored = { version: z.iso.datetime() };

/** Each section has a version of its own. */
export const settingsView = z.object({
  identity: z.object({ ...sections.identity.shape, ...stored }),
  logo: pictureView.nullable(),
});
export type SettingsView = z.infer<typeof settingsView>;
