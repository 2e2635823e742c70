import { borrowDatabase } from './lib/database';
import { prismaInTerminal } from './lib/migrations';
import { loadSettings } from './lib/settings';

export const isService = true;

/** Listens on this machine only. */
export default async function command(args: string[]): Promise<number> {
  return prismaInTerminal(['studio', ...args], await borrowDatabase(loadSettings(), 'npm run db:studio'));
}
