import { z } from 'zod';
import { parseUrl } from '@/shared/site/parse-url';

/** A text setting that `read` parses; a text it cannot parse is reported as `fault`. */
export const text = <T>(fault: string, read: (value: string) => T | undefined) =>
  z
    .string()
    .transform((value, ctx) => {
      const result = read(value);
      if (result !== undefined) return result;
      ctx.addIssue({ code: 'custom', message: fault });
      return z.NEVER;
    })
    .optional();

export const number = (fault: string, allowed: (value: number) => boolean) =>
  text(fault, (value) => (allowed(Number(value)) ? Number(value) : undefined));

export const url = (fault: string, protocols: string[], allowed: (value: URL) => boolean = () => true) =>
  text(fault, (value) => {
    const parsed = parseUrl(value);
    return parsed && protocols.includes(parsed.protocol) && allowed(parsed) ? value : undefined;
  });

export const web = ['http:', 'https:'];

/** A folder, or a bucket with the address of its service. */
export function isStorage({ protocol, hostname, searchParams }: URL): boolean {
  if (protocol === 'file:') return true;
  const endpoint = searchParams.get('endpoint');
  const isReachable = endpoint === null || (URL.canParse(endpoint) && web.includes(new URL(endpoint).protocol));
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) && isReachable;
}
