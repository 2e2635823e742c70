import { startOidcServer } from './oidc-server';

export const googleRedirectUri = 'http://localhost:3000/auth-redirect';

/** Configures Google sign-in with a server on this machine; call it before importing the product. */
export async function startGoogle() {
  const server = await startOidcServer({ redirectUri: googleRedirectUri });
  Object.assign(process.env, {
    GOOGLE_ISSUER: server.issuer,
    GOOGLE_CLIENT_ID: server.client.id,
    GOOGLE_CLIENT_SECRET: server.client.secret,
  });
  return server;
}
