import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './lib/child';
import { step } from './lib/command-step';
import { Fault } from './lib/fault';
import { startFreshAsStep } from './lib/fresh-server';
import { inRoot } from './lib/paths';

const folder = inRoot('integration/clients');
const generated = inRoot('integration/clients/generated');
const tool = (path: string) => inRoot('integration/clients/node_modules', path);

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

async function runOrFail(...args: string[]): Promise<void> {
  const { code, output } = await run(args, { env: { ...process.env, ...quiet }, cwd: folder });
  if (code !== 0) throw new Fault(output);
}

function npm(...args: string[]): Promise<void> {
  const cli = process.env.npm_execpath;
  if (!cli) throw new Fault('Run this with npm: npm run test:clients');
  return runOrFail(cli, ...args);
}

/** Each ends with a program that places, pays, cancels and refunds orders. */
const program = (name: string, origin: string) => runOrFail('--import', 'tsx', `src/${name}.ts`, origin);

/** Generates clients from the API document and books with them on a fresh demo. */
export default async function command(): Promise<number> {
  await step('Packages', 'installing the generators', () => npm('ci', '--no-audit', '--no-fund'));
  const { origin } = await startFreshAsStep();

  await step('Document', 'checking', async () => {
    rmSync(generated, { recursive: true, force: true });
    mkdirSync(generated);
    const document = await fetch(`${origin}/api/openapi.json`);
    writeFileSync(`${generated}/openapi.json`, await document.text());
    await runOrFail(tool('@redocly/cli/bin/cli.js'), 'lint', 'generated/openapi.json', '--config', 'redocly.yaml');
  });
  await step('Clients', 'generating', async () => {
    const input = './generated/openapi.json';
    await runOrFail(tool('openapi-typescript/bin/cli.js'), input, '-o', 'generated/openapi-typescript.ts');
    await runOrFail(
      tool('@hey-api/openapi-ts/bin/run.js'),
      ...['-i', input, '-o', 'generated/hey-api', '-c', '@hey-api/client-fetch', '--no-log-file'],
    );
  });
  await step('Types', 'compiling both clients', () => runOrFail(tool('typescript/bin/tsc'), '--project', '.'));
  await step('First client', 'placing, paying, cancelling and refunding orders', () =>
    program('with-openapi-fetch', origin),
  );
  await step('Second client', 'placing, paying, cancelling and refunding orders', () =>
    program('with-hey-api', origin),
  );
  return 0;
}
