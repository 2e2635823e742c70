/** Declares the part of the package that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Context = { oidc?: { route?: string }; body: unknown; req: IncomingMessage; res: ServerResponse };

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    Grant: new (about: {
      accountId: string;
      clientId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void;
    on(event: 'server_error', listener: (ctx: unknown, error: Error) => void): void;
    callback(): RequestListener;
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: Record<string, unknown>): Promise<void>;
  }
}
