/**
 * The cookie that the proxy sets beside the token, which scripts cannot read: with it, a prerendered page finds it worth
 * requesting the session. It proves nothing.
 */
export const SIGNED_IN_HINT = 'signed-in';

export const isSignedInHinted = (cookies: string): boolean => cookies.split('; ').includes(`${SIGNED_IN_HINT}=1`);
