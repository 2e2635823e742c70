import { record } from '@/features/audit/commands/record';
import type { Facts } from '@/features/audit/schema';
import { followShop } from '@/features/catalogue/products/commands/follow-shop';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import { insertSetting, latestOf, lockSettings, settingsOf, versionOf } from '@/features/settings/data';
import type { SettingsView } from '@/features/settings/schema';
import type { Ctx } from '@/server/api/context';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { valuesOf } from '@/server/shop/read-settings';
import type { Person } from '@/shared/schema/actor';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import type { ShopPickup } from '@/shared/shop/pickup';
import type { Section, Shop } from '@/shared/shop/sections';
import type { ShopSelling } from '@/shared/shop/selling';
import { refuseAreaRemoval } from './refuse-area-removal';
import { refuseWithoutSecond } from './refuse-without-second';

/** Names of the sections in the audit log. */
const labels = {
  identity: 'Name and contact',
  selling: 'Terms of selling',
  pickup: 'Pickup',
  languages: 'Languages',
  counter: 'Counter',
  invoices: 'Invoices',
  refunds: 'Refunds',
  mails: 'Signature of mails',
  proof: 'Facts to check',
  agencies: 'Agencies and experience',
  papers: 'How long waivers count',
  fees: 'Fees of parks and authorities',
} as const satisfies Record<Section, string>;

const logoIn = (values: object): string | null =>
  'logo' in values && typeof values.logo === 'string' ? values.logo : null;

/** Stores a section as its next version and rebuilds every public page, because all show the shop. */
export function updateSection<Name extends Section>(
  ctx: Ctx & { actor: Person },
  section: Name,
  { version, ...values }: Shop[Name] & { version?: string | undefined },
): Promise<SettingsView> {
  return ctx.db.$transaction(async (tx) => {
    await lockSettings(tx);
    const before = await latestOf(tx, section);
    expectVersion(versionOf(before), version);
    const logoId = logoIn(values);
    const existing = [before?.logoId ?? null];
    await usePictures(tx, ctx, { field: 'logo', pictures: oneAtMost(logoId), existing });
    const updatedAt = nextVersion([versionOf(before)], ctx.now);
    if (section === 'selling') await followShop(tx, ctx, valuesOf('selling', before), values as unknown as ShopSelling);
    if (section === 'pickup')
      await refuseAreaRemoval(tx, ctx, valuesOf('pickup', before), values as unknown as ShopPickup);
    if (section === 'refunds') await refuseWithoutSecond(tx, values as unknown as Shop['refunds']);
    await insertSetting(tx, before, {
      section,
      values: values as unknown as Shop[Name],
      logoId,
      updatedAt,
      savedById: ctx.actor.userId,
    });
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'shop',
      entityId: section,
      label: labels[section],
      before: valuesOf(section, before) as Facts,
      after: values as unknown as Facts,
    });
    await pagesChanged(tx, ['shop']);
    return settingsOf(tx);
  });
}
