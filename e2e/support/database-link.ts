import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can be cut, so that one server loses it while the others continue. */
export async function databaseLink(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const join = (from: Socket, to: Socket) => {
    open.add(from);
    from.pipe(to);
    from
      .on('error', () => {})
      .once('close', () => {
        open.delete(from);
        to.destroy();
      });
  };
  const link = createServer((client) => {
    const database = connect(Number(port), hostname);
    join(client, database);
    join(database, client);
  });
  const listen = async (at: number) => {
    link.listen(at, '127.0.0.1');
    await once(link, 'listening');
  };
  await listen(0);
  const own = new URL(databaseUrl);
  own.hostname = '127.0.0.1';
  own.port = String((link.address() as AddressInfo).port);
  return {
    url: own.href,
    /** Simulates a stopped PostgreSQL: connections end, and new ones are refused. */
    async cut() {
      link.close();
      for (const socket of open) socket.destroy();
      await once(link, 'close');
    },
    restore: () => listen(Number(own.port)),
    close: () => void link.close(),
  };
}
