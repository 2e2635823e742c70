import { runVitest } from './lib/suites';

export default async (args: string[]): Promise<number> => (await runVitest('unit', args)).code;
