import { accountById } from '@/features/accounts/data';
import { liveSessions } from '@/features/accounts/settings/data';
import { deviceOf } from '@/features/accounts/settings/domain/device';
import type { OwnSessionView } from '@/features/accounts/settings/schema';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';

export async function ownSessions(ctx: Ctx & { actor: Person }): Promise<OwnSessionView[]> {
  const user = await accountById(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const t = await translator(ctx.locale, 'accounts');
  const nameOf = (userAgent: string): string => {
    const { browser, system } = deviceOf(userAgent);
    return browser && system
      ? t('device.browser_on_system', { browser, system })
      : (browser ?? system ?? t('device.unknown'));
  };
  const sessions = await liveSessions(ctx.db, user, ctx.now);
  return sessions.map(({ id, userAgent, address, provider, createdAt, lastSeenAt, expiresAt }) => ({
    uuid: id,
    current: id === ctx.actor.sessionId,
    device: nameOf(userAgent),
    address,
    provider,
    began_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }));
}
