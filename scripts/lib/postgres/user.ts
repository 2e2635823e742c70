import { chmodSync, chownSync, lchownSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../fault';
import { root } from '../paths';

/** The user that PostgreSQL runs as, because it refuses root. */
export type DatabaseUser = { name: string; uid: number; gid: number };

const ROOT_GROUP = 0;

function accounts(): { name: string; uid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid = '']) => ({ name, uid: Number(uid) }))
    .filter(({ name, uid }) => name && uid > 0);
}

/**
 * Undefined means our own user; as root it is the owner of the project, the `postgres` account or `nobody`. Its
 * group is root's, so a folder can be opened to it and to no other account.
 */
export function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const systemAccounts = accounts();
  const owner = statSync(root).uid;
  const user =
    systemAccounts.find(({ uid }) => uid === owner) ??
    systemAccounts.find(({ name }) => name === 'postgres') ??
    systemAccounts.find(({ name }) => name === 'nobody');
  if (!user) throw new Fault('PostgreSQL refuses to run as root. Run npm start as another user, or set DATABASE_URL.');
  return { ...user, gid: ROOT_GROUP };
}

function mayEnter(folder: string, user: DatabaseUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** Opens every parent folder to the database's user. */
export function grantAccessTo(folder: string, user: DatabaseUser): void {
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if (!mayEnter(at, user)) {
      const { mode, gid } = statSync(at);
      if (gid !== ROOT_GROUP) {
        throw new Fault(
          `PostgreSQL refuses to run as root, and '${user.name}', who runs it instead, may not enter ${at}. ` +
            'Run npm start as another user, or allow it with chmod o+x.',
        );
      }
      chmodSync(at, (mode & 0o7777) | 0o010);
      console.log(`  Opened ${at} to '${user.name}', who runs PostgreSQL, with chmod g+x.`);
    }
    if (at === dirname(at)) return;
  }
}

/** Hands over a database that was restored or created under another user. */
export function changeOwner(folder: string, user: DatabaseUser | undefined): void {
  const { uid } = statSync(folder);
  if (!user) {
    if (process.getuid && uid !== process.getuid())
      throw new Fault(
        `${folder} belongs to another user. Run npm start as that user, or give it to this one: chown -R.`,
      );
    return;
  }
  if (uid === user.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  chownSync(folder, user.uid, user.gid);
}
