import type { Tx } from '../../src/server/db';
import { hashPassword } from '../../src/server/passwords';
import { demoAccounts } from './demo-accounts';

export async function seedAccounts(db: Tx, now: Date): Promise<void> {
  for (const { email, password, role, firstName, lastName, active, confirmed } of demoAccounts) {
    await db.user.create({
      data: {
        email,
        role,
        firstName,
        lastName,
        active,
        emailVerifiedAt: confirmed ? now : null,
        passwordHash: await hashPassword(password),
      },
    });
  }
}
