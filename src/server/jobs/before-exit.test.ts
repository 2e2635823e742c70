import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';

/** A process as Next's: it ends by itself at a signal, and ours has something to finish first. */
async function endProcess(otherListener: string, ...signals: NodeJS.Signals[]) {
  const program = `
    const { beforeExit } = await import('./src/server/jobs/before-exit.ts');
    ${otherListener}
    beforeExit(async () => {
      console.log('finishing');
      await new Promise((resolve) => setTimeout(resolve, 300));
      console.log('finished');
    });
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await vi.waitFor(() => expect(said).toContain('ready'), { timeout: 10_000, interval: 20 });
  const exit = once(child, 'exit');
  for (const signal of signals) child.kill(signal);
  const [code, signal] = await exit;
  return { said: said.trim().split('\n'), code, signal };
}

const endsAtOnce = `
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => { console.log('others'); process.exit(1); });`;

describe('a process that is told to end', () => {
  it('finishes its jobs before whoever else listens ends it', async () => {
    expect(await endProcess(endsAtOnce, 'SIGTERM')).toEqual({
      said: ['ready', 'finishing', 'finished', 'others'],
      code: 1,
      signal: null,
    });
  });

  it('does so once when the signal comes twice', async () => {
    const { said } = await endProcess(endsAtOnce, 'SIGTERM', 'SIGTERM', 'SIGINT');
    expect(said).toEqual(['ready', 'finishing', 'finished', 'others']);
  });

  it('ends by the signal when nobody else listens', async () => {
    expect(await endProcess('', 'SIGINT')).toMatchObject({ code: null, signal: 'SIGINT' });
  });
});
