import { startFacebookServer } from './facebook-server';

export const facebookRedirectUri = 'http://localhost:3000/auth-redirect';

/** Configures Facebook sign-in with a server on this machine; call it before importing the product. */
export async function startFacebook() {
  const server = await startFacebookServer({ redirectUri: facebookRedirectUri });
  Object.assign(process.env, server.environment);
  return server;
}
