import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/env';

const LONGEST_NAME = 100;

/** A header that lists the rows an email refers to; written in the folder only. */
export const ABOUT_HEADER = 'x-about';

export const mailFolder = (): string => path.join(env.DATA_DIR, 'mail');

type Mail = { id: string; to: string; at: Date; source: Buffer };

const nameOf = (to: string, at: Date): string => {
  const time = at.toISOString().replaceAll(':', '-');
  return `${time}-${to.replace(/[^\w.@+-]/g, '_').slice(0, LONGEST_NAME)}.eml`;
};

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Writes a message into the folder atomically. Repeating the same message changes nothing; another message to the same
 * person in the same millisecond gets the next name.
 */
export async function writeToFolder(folder: string, { id, to, at, source }: Mail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.${randomUUID()}`);
  await writeFile(draft, source, { mode: 0o600 });
  try {
    for (let time = at.getTime(); ; time += 1) {
      const filePath = path.join(folder, nameOf(to, new Date(time)));
      // A link, unlike a rename, never replaces an existing file.
      const put = await link(draft, filePath).then(
        () => true,
        (error: unknown) => {
          if (isTaken(error)) return false;
          throw error;
        },
      );
      if (put || (await readFile(filePath)).includes(id)) return;
    }
  } finally {
    await rm(draft, { force: true });
  }
}
