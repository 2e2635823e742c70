import type { DemoCustomer } from '../../demo/content/customers/types';
import { hashPassword } from '../../src/server/auth/passwords';
import type { Tx } from '../../src/server/database/db';
import { presets } from '../../src/shared/schema/rights';
import { demoAccounts } from './demo-accounts';

export async function seedAccounts(db: Tx, now: Date): Promise<void> {
  for (const { email, password, role, preset, firstName, lastName, active, confirmed } of demoAccounts) {
    await db.user.create({
      data: {
        email,
        role,
        rights: preset ? [...presets[preset]] : [],
        firstName,
        lastName,
        active,
        emailVerifiedAt: confirmed ? now : null,
        passwordHash: await hashPassword(password),
        isDemo: true,
      },
    });
  }
}

export async function seedCustomers(db: Tx, customers: readonly DemoCustomer[], now: Date): Promise<void> {
  await db.user.createMany({
    data: customers.map(({ email, locale, party: [{ firstName, lastName, gender }] }) => ({
      email,
      firstName,
      lastName,
      gender,
      locale,
      emailVerifiedAt: now,
      isDemo: true,
    })),
  });
}
