import { runApp } from './lib/app';

export const isService = true;
/** `--cold` renders each public page at its first visit instead of ahead of it. */
export default (args: string[]): Promise<never> => runApp('start', { warm: !args.includes('--cold') });
