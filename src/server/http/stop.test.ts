import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { HANGING_MS } from '@/test/hanging';

/** Our server without Next: the test answers `/slow` and ends draining by writing to standard input. */
const program = (settings: string) => `
  const { createInterface } = await import('node:readline');
  const { handle, httpServer } = await import('./src/server/http/server.ts');
  const { trackAnswer } = await import('./src/server/http/open-answers.ts');
  const { isStopping, onRelease, onStopWork } = await import('./src/server/http/stopping.ts');
  const { stopOnSignal, defaultStop } = await import('./src/server/http/stop.ts');
  const lines = createInterface(process.stdin);
  const command = (name) => new Promise((resolve) => lines.on('line', (line) => line === name && resolve()));
  const drained = command('drained');
  const answerSlow = command('answer');
  const server = handle(httpServer(), [trackAnswer, async (request, response) => {
    if (request.url === '/ready') return void response.writeHead(isStopping() ? 503 : 200).end();
    if (request.url === '/slow') {
      console.log('slow');
      await answerSlow;
    }
    response.end('answered');
  }]);
  onStopWork(async () => console.log('work stopped'));
  onRelease(async () => console.log('released'));
  stopOnSignal(server, { ...defaultStop, drain: () => drained, answersMs: ${HANGING_MS}, ...${settings} });
  server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`;

async function startProcess(settings = '{}') {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program(settings)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output).toContain('port ');
  const port = Number(/port (\d+)/.exec(output)?.[1]);
  return {
    port,
    child,
    exited,
    output: () => output.split('\n').filter((line) => line && !line.startsWith('port')),
    sendLine: (line: string) => child.stdin.write(`${line}\n`),
  };
}

const ask = async (port: number, path: string, agent: Agent | false = false) => {
  const request = get({ host: '127.0.0.1', port, path, agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
};

it('a stopping process answers every accepted request and then ends', async () => {
  const { port, child, exited, output, sendLine } = await startProcess();
  let isOver = false;
  const busyClient = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers = [];
    while (!isOver) answers.push(await ask(port, '/', agent));
    agent.destroy();
    return answers;
  };
  const clients = Array.from({ length: 5 }, busyClient);
  const slow = ask(port, '/slow', new Agent({ keepAlive: true }));
  await expect.poll(output).toContain('slow');

  child.kill('SIGTERM');
  await expect.poll(async () => (await ask(port, '/ready')).status).toBe(503);
  isOver = true;
  const answers = (await Promise.all(clients)).flat();
  expect(answers.every(({ status, body }) => status === 200 && body === 'answered')).toBe(true);
  expect((await ask(port, '/', new Agent({ keepAlive: true }))).connection).toBe('close');

  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  sendLine('drained');
  await once(unused, 'close');
  await expect(ask(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(output()).toEqual(['slow', 'work stopped']);
  sendLine('answer');
  expect(await slow).toEqual({ status: 200, connection: 'close', body: 'answered' });
  expect(await exited).toEqual([0, null]);
  expect(output()).toEqual(['slow', 'work stopped', 'released']);
});

it('a stopping process does not wait for a request that never completes', async () => {
  const { port, child, exited, output, sendLine } = await startProcess('{ answersMs: 10 }');
  const slow = ask(port, '/slow').catch((error) => error.code);
  await expect.poll(output).toContain('slow');
  child.kill('SIGTERM');
  sendLine('drained');
  expect(await slow).toBe('ECONNRESET');
  expect(await exited).toEqual([0, null]);
});

it('a stopping process treats simultaneous signals as one', async () => {
  const { child, exited, output, sendLine } = await startProcess('{ repeatMs: 1e9 }');
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) child.kill(signal);
  await expect.poll(output).toContain('work stopped');
  sendLine('drained');
  expect(await exited).toEqual([0, null]);
  expect(output()).toEqual(['work stopped', 'released']);
});

it('a second signal ends the process at once', async () => {
  const { child, exited, output } = await startProcess('{ repeatMs: 0 }');
  child.kill('SIGTERM');
  await expect.poll(output).toContain('work stopped');
  child.kill('SIGTERM');
  expect(await exited).toEqual([143, null]);
});
