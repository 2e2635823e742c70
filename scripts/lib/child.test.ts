import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { HANGING_MS } from '../../src/test/hanging';
import { Child, run } from './child';
import { isRunning, waitForEnd } from './processes';

const forever = ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'];

describe('a child process', () => {
  it('reports its exit code and its output', async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3";
    const { code, output } = await run(['-e', script], { env: process.env });
    expect(code).toBe(3);
    expect(output.split('\n').toSorted()).toEqual(['err', 'out']);
  });

  it('stops the processes it started when it is stopped', async () => {
    const starts = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(forever)}, { stdio: 'inherit' })`;
    const child = new Child(['-e', `${starts}; setInterval(() => {}, 1000)`], { env: process.env });
    await expect.poll(() => child.output()).toMatch(/^\d+$/);
    const grandchild = Number(child.output());
    await child.stop();
    expect(await waitForEnd(grandchild, HANGING_MS)).toBe(true);
  });

  it('exits by itself when the command is killed', async () => {
    const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
    const args = JSON.stringify(['--import', endWithParent, ...forever]);
    const starts = `require('node:child_process').spawn(process.execPath, ${args}, { stdio: 'inherit', detached: true })`;
    const command = spawn(process.execPath, ['-e', starts], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(command.stdout, 'data');
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    command.kill('SIGKILL');
    expect(await waitForEnd(pid, HANGING_MS)).toBe(true);
  });
});
