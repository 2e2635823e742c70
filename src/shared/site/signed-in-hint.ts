/**
 * A cookie that the proxy sets beside the session token, which scripts cannot read: it tells a prerendered page that
 * requesting the session is worthwhile. It proves nothing.
 */
export const SIGNED_IN_HINT = 'signed-in';

export const isSignedInHinted = (cookies: string): boolean => cookies.split('; ').includes(`${SIGNED_IN_HINT}=1`);
