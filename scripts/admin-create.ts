import { randomBytes } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { hashPassword } from '../src/server/auth/passwords';
import { email as emailField } from '../src/shared/schema/fields';
import { generateClient } from './lib/build';
import { borrowDatabase } from './lib/database';
import { Fault } from './lib/fault';
import { migrate } from './lib/migrations';
import { keysOf, loadSettings } from './lib/settings';

const PASSWORD_BYTES = 15;

/** Creates the first admin of a production database; an admin creates later ones in the back office. */
export default async function command([address, firstName, lastName]: string[]): Promise<void> {
  const email = emailField.safeParse(address).data;
  if (!email || !firstName || !lastName)
    throw new Fault('Say who it is, for example: npm run admin:create -- made@dive.example Made Wirawan');
  const settings = loadSettings();
  const connectionString = await borrowDatabase(settings, 'npm run admin:create');
  await generateClient(() => {});
  await migrate({ url: connectionString, keys: () => keysOf(settings), announce: () => {}, report: () => {} });
  const { PrismaClient } = await import('../src/server/generated/prisma/client');
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    if (await db.user.findUnique({ where: { email } })) throw new Fault(`${email} has an account already.`);
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const passwordHash = await hashPassword(password);
    await db.user.create({
      data: { email, firstName, lastName, role: 'ADMIN', passwordHash, emailVerifiedAt: new Date() },
    });
    console.log(`${email} is an admin now. The password, shown this once: ${password}`);
    console.log(`Sign in at ${settings.APP_URL}/admin/sign-in and change it.`);
  } finally {
    await db.$disconnect();
  }
}
