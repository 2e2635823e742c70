import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { mailFolder } from './mail-folder';

type MailFilter = {
  mentions(text: string): boolean;
  before: Date;
  notice: string | null;
  last: boolean;
};

async function isMeant(file: string, { mentions, before, notice, last }: MailFilter): Promise<boolean> {
  const mail = await PostalMime.parse(await readFile(file));
  if (notice && mail.messageId?.startsWith(`<${notice}@`)) return last;
  if (mail.date && new Date(mail.date) > before) return false;
  return mentions([...mail.headers.map(({ value }) => value), mail.text, mail.html].join('\n'));
}

/** Removes files from the demo's mail folder, including partial files of a killed process. */
export async function removeFiles(which: MailFilter): Promise<void> {
  const folder = mailFolder();
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    // Another of these jobs may already have removed the file.
    if (await isMeant(file, which).catch(() => false)) await rm(file, { force: true });
  }
}
