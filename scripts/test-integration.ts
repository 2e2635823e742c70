import { runVitest } from './lib/suites';

export default async (args: string[]): Promise<number> => (await runVitest('integration', args)).code;
