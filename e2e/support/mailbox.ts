import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const folder = () => path.join(process.env.SEGARA_E2E_DATA_DIR ?? '', 'mail');

const read = new Map<string, Promise<Email>>();

/** Cached, because a mail file never changes. */
function mailIn(file: string): Promise<Email> {
  const mail = read.get(file) ?? PostalMime.parse(readFileSync(path.join(folder(), file)));
  read.set(file, mail);
  return mail;
}

export async function mailsTo(address: string): Promise<Email[]> {
  // File names begin with the time of writing, so they sort in order of the emails; the address follows.
  const files = existsSync(folder())
    ? readdirSync(folder())
        .filter((file) => file.endsWith('.eml') && file.includes(address))
        .sort()
    : [];
  const mails = await Promise.all(files.map(mailIn));
  return mails.filter(({ to }) => to?.some((person) => person.address === address));
}

/** Waits for the expected number of emails to an address and returns the last email. */
export async function lastMailTo(address: string, count = 1): Promise<{ subject: string; text: string; html: string }> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { message: `mails to ${address}`, intervals: [20, 50] })
    .toBe(count);
  const mail = (await mailsTo(address)).at(-1);
  return { subject: mail?.subject ?? '', text: mail?.text ?? '', html: mail?.html ?? '' };
}

export function linkIn(text: string, pagePath: string): string {
  const found = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname.includes(pagePath));
  if (!found) throw new Error(`No link to ${pagePath} in:\n${text}`);
  return found;
}
