import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onExit } from '../../scripts/lib/lifecycle';

export type Delivery = { id: string; to: string; text: string };

/** Cuts connections that are still open after this, like a server going down. */
const CLOSE_MS = 500;

/** Listens on loopback and records deliveries. */
export class MailServer {
  readonly deliveries: Delivery[] = [];
  private server: SMTPServer | undefined;

  private constructor(private readonly port: number) {}

  static async start(port: number): Promise<MailServer> {
    const server = new MailServer(port);
    await server.listen();
    onExit(() => server.close());
    return server;
  }

  async listen(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: CLOSE_MS,
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const { messageId = '', to, text = '' } = await PostalMime.parse(Buffer.concat(chunks));
          this.deliveries.push({ id: messageId, to: to?.[0]?.address ?? '', text });
          done();
        });
      },
    });
    // A killed worker resets its connection.
    server.on('error', () => {});
    const listening = once(server.server, 'listening');
    server.listen(this.port, '127.0.0.1');
    await listening;
    this.server = server;
  }

  close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    return new Promise((resolve) => (server ? server.close(resolve) : resolve()));
  }
}
