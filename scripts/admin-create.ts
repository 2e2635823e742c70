import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PrismaPg } from '@prisma/adapter-pg';
import { hashPassword } from '../src/server/auth/passwords';
import { email as emailField } from '../src/shared/schema/fields';
import { type Preset, presetNames, presets } from '../src/shared/schema/rights';
import { generateClient } from './lib/build';
import { borrowDatabase } from './lib/database';
import { Fault } from './lib/fault';
import { migrate } from './lib/migrations';
import { keysOf, loadSettings } from './lib/settings';

const PASSWORD_BYTES = 15;

const isPreset = (name: string): name is Preset => Object.hasOwn(presets, name);

/**
 * Creates the first owner of a production database, who invites everybody else in the back office. `--replace-demo`
 * closes the demo's accounts in the same transaction.
 */
export default async function command(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { preset: { type: 'string', default: 'owner' }, 'replace-demo': { type: 'boolean', default: false } },
  });
  const [address, firstName, lastName] = positionals;
  const { preset } = values;
  const email = emailField.safeParse(address).data;
  if (!email || !firstName || !lastName)
    throw new Fault(
      'Give the email address and name of the owner, for example: npm run admin:create -- made@dive.example Made Wirawan',
    );
  if (!isPreset(preset)) throw new Fault(`--preset must be one of ${presetNames.join(', ')}.`);
  const settings = loadSettings();
  const connectionString = await borrowDatabase(settings, 'npm run admin:create');
  await generateClient(() => {});
  await migrate({ url: connectionString, keys: () => keysOf(settings), announce: () => {}, report: () => {} });
  const { PrismaClient } = await import('../src/server/generated/prisma/client');
  const { closeDemoAccounts } = await import('../src/features/accounts/settings/commands/close-demo-accounts');
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const passwordHash = await hashPassword(password);
    const closed = await db.$transaction(async (tx) => {
      if (await tx.user.findUnique({ where: { email } })) throw new Fault(`${email} already has an account.`);
      const count = values['replace-demo'] ? await closeDemoAccounts(tx) : 0;
      await tx.user.create({
        data: {
          ...{ email, firstName, lastName, passwordHash, emailVerifiedAt: new Date() },
          ...{ role: 'ADMIN', rights: [...presets[preset]] },
        },
      });
      return count;
    });
    if (values['replace-demo']) console.log(`${closed} demo accounts are closed and signed out.`);
    console.log(`${email} is now an admin (${preset}). Password, shown only once: ${password}`);
    console.log(`Sign in at ${settings.APP_URL}/admin/sign-in and change it.`);
  } finally {
    await db.$disconnect();
  }
}
