import { startFacebookServer } from './facebook-server';

export const facebookRedirectUri = 'http://localhost:3000/auth-redirect';

/** Configures Facebook sign-in with a server on this machine; to be called before the product is imported. */
export async function startFacebook() {
  const server = await startFacebookServer({ redirectUri: facebookRedirectUri });
  Object.assign(process.env, server.environment);
  return server;
}
