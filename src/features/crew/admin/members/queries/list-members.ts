import { membersBy, toMemberView } from '@/features/crew/admin/members/data';
import type { MembersInput, MemberView } from '@/features/crew/admin/members/schema';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';
import { dayAt } from '@/shared/time/days';

export async function listMembers({ db, now, locale }: Ctx, input: MembersInput): Promise<Page<MemberView>> {
  const { total, rows } = await membersBy(db, input, dayAt(now), rowsOf(input));
  return toPage(
    input,
    total,
    rows.map((row) => toMemberView(row, locale)),
  );
}
