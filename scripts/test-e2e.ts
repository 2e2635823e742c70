import { runPlaywright } from './lib/suites';

export default async (args: string[]): Promise<number> => (await runPlaywright(args)).code;
