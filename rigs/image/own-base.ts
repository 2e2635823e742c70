import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Buildah } from './buildah';

const textOf = (program: string, ...args: string[]): string => execFileSync(program, args, { encoding: 'utf8' });

/** Lists the libraries that a program loads, by the loader's names. */
const librariesOf = (program: string): string[] =>
  textOf('ldd', program)
    .split('\n')
    .flatMap((line) => line.match(/(\/\S+)\s+\(/)?.[1] ?? []);

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** Loaded by native packages in addition to Node's own libraries. */
const MORE_LIBRARIES = ['libresolv.so.2', 'librt.so.1', 'libutil.so.1'];

function add(folder: string, file: string, to = file): void {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  cpSync(realpathSync(file), join(folder, to), { recursive: true, dereference: true });
}

/** Copies this machine's npm settings, so the build reaches the same registry. */
function addNpm(folder: string): void {
  const cli = realpathSync(textOf('which', 'npm').trim());
  add(folder, dirname(dirname(cli)), '/usr/lib/node_modules/npm');
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/bin/npm'));
  const settings = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy'].flatMap((name) => {
    const value = textOf('npm', 'config', 'get', name).trim();
    return value === '' || value === 'null' || value === 'undefined' ? [] : [`${name}=${value}`];
  });
  mkdirSync(join(folder, 'root'), { recursive: true });
  writeFileSync(join(folder, 'root/.npmrc'), `${settings.join('\n')}\n`);
}

/** Builds a base image from this machine's Node, npm and a shell, for use without an image registry. */
export async function makeOwnBase(buildah: Buildah, busybox: string, image: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'segara-base-'));
  for (const path of ['bin', 'usr/bin', 'etc', 'tmp', 'root', 'srv', 'var/lib', 'proc', 'sys', 'dev'])
    mkdirSync(join(folder, path), { recursive: true });
  chmodSync(join(folder, 'tmp'), 0o1777);
  add(folder, process.execPath, '/usr/bin/node');
  for (const library of librariesOf(process.execPath)) {
    add(folder, library);
    for (const name of MORE_LIBRARIES.map((one) => join(dirname(library), one)))
      if (existsSync(name)) add(folder, name);
  }
  add(folder, busybox, '/bin/busybox');
  for (const applet of textOf(busybox, '--list').trim().split('\n'))
    if (applet !== 'busybox') symlinkSync('/bin/busybox', join(folder, 'bin', applet));
  symlinkSync('/bin/busybox', join(folder, 'usr/bin/env'));
  if (existsSync(CERTIFICATES)) add(folder, CERTIFICATES);
  writeFileSync(join(folder, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  writeFileSync(join(folder, 'etc/group'), 'root:x:0:\n');
  addNpm(folder);
  const container = await buildah.call('from', 'scratch');
  await buildah.call('copy', container, folder, '/');
  await buildah.call('config', '--env', 'PATH=/usr/bin:/bin', '--env', 'HOME=/root', container);
  await buildah.call('commit', '--format', 'docker', container, image);
  await buildah.call('rm', container);
  execFileSync('rm', ['-rf', folder]);
}
