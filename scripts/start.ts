import { runApp } from './lib/app';

export const isService = true;
/** With `--cold`, each public page is rendered at its first visit instead of once ahead of it. */
export default (args: string[]): Promise<never> => runApp('start', { warm: !args.includes('--cold') });
