import { memberById, toMemberView } from '@/features/crew/admin/members/data';
import type { MemberView } from '@/features/crew/admin/members/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';

export async function member({ db, locale }: Ctx, uuid: string): Promise<MemberView> {
  const found = await memberById(db, uuid);
  if (!found) throw new AppError('not_found');
  return toMemberView(found, locale);
}
