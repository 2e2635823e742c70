import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onExit } from '../../scripts/lib/lifecycle';

/**
 * Forwards connections to a node. Standbys connect through it and identify themselves in their first bytes, so a single
 * one can be cut off.
 */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private readonly names = new Map<Socket, string>();
  private cutOff: string | undefined;

  constructor(
    readonly port: number,
    private readonly target: number,
  ) {}

  private pass(client: Socket): void {
    const server = connect({ port: this.target, host: '127.0.0.1' });
    const end = () => {
      client.destroy();
      server.destroy();
      this.sockets.delete(client);
      this.names.delete(client);
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
    this.sockets.add(client);
    client.on('data', (chunk: Buffer) => {
      const name = /application_name\0([\w-]+)\0/.exec(chunk.toString('latin1'))?.[1];
      if (name) this.names.set(client, name);
      if (this.cutOff !== undefined && this.names.get(client) === this.cutOff) end();
      else server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => client.write(chunk));
  }

  async start(): Promise<void> {
    const server = createServer((client) => this.pass(client));
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    onExit(() => {
      server.close();
      for (const socket of this.sockets) socket.destroy();
    });
  }

  /** Closes this standby's connections and refuses new ones until `restore`. */
  cut(name: string): void {
    this.cutOff = name;
    for (const [socket, of] of this.names) if (of === name) socket.destroy();
  }

  restore(): void {
    this.cutOff = undefined;
  }
}
