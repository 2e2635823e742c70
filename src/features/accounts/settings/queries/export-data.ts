import { accountWithAvatar, toProfileView } from '@/features/accounts/data';
import { identitiesOf, openLinksOf, sessionsOf } from '@/features/accounts/settings/data';
import type { PersonalDataView } from '@/features/accounts/settings/schema';
import type { Ctx } from '@/server/api/context';
import type { PersonalData } from '@/server/crypto/personal-data';
import { AppError } from '@/shared/errors/errors';

export async function exportData(
  ctx: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  personalData: readonly PersonalData[],
): Promise<PersonalDataView> {
  const user = await accountWithAvatar(ctx.db, userId);
  if (!user) throw new AppError('not_found');
  const sessions = await sessionsOf(ctx.db, userId);
  const identities = await identitiesOf(ctx.db, userId);
  const links = await openLinksOf(ctx.db, userId, ctx.now);
  const parts: [string, unknown][] = [];
  for (const { name, collect } of personalData) parts.push([name, await collect(ctx.db, userId)]);
  return {
    exported_at: ctx.now.toISOString(),
    profile: {
      ...toProfileView(user),
      email_confirmed_at: user.emailVerifiedAt?.toISOString() ?? null,
      registered_at: user.createdAt.toISOString(),
    },
    sessions: sessions.map(({ provider, userAgent, address, createdAt, lastSeenAt, endedAt }) => ({
      provider,
      user_agent: userAgent,
      address,
      began_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    })),
    identities: identities.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      linked_at: createdAt.toISOString(),
    })),
    links: links.map(({ purpose, email, callbackPath, createdAt, expiresAt }) => ({
      purpose,
      email,
      callback_path: callbackPath,
      sent_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
    ...Object.fromEntries(parts),
  };
}
