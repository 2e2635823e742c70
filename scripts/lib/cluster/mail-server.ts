import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { atTheEnd } from '../lifecycle';

export type Delivery = { id: string; to: string; text: string };

/** A mail server on loopback that notes what is delivered. */
export async function startMailServer(port: number): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { messageId = '', to, text = '' } = await PostalMime.parse(Buffer.concat(chunks));
        deliveries.push({ id: messageId, to: to?.[0]?.address ?? '', text });
        done();
      });
    },
  });
  // A killed worker breaks its connection.
  server.on('error', () => {});
  const listening = once(server.server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
  atTheEnd(() => new Promise<void>((resolve) => server.close(resolve)));
  return deliveries;
}
