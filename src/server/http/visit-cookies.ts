import { serialize } from 'cookie';
import { SIGNED_IN_HINT } from '@/shared/site/signed-in-hint';
import type { VisitCookies } from '@/shared/site/visit';
import i18nConfig from '../../../next-i18next.config.js';

const { cookieName, cookieMaxAge } = i18nConfig;
const attributes = { path: '/', sameSite: 'lax' } as const;

/** The `Set-Cookie` values of a visit, identical from the proxy and from pages served from memory. */
export const visitCookies = ({ setLanguage, setSignedInHint }: VisitCookies): string[] => [
  ...(setLanguage === null ? [] : [serialize(cookieName, setLanguage, { ...attributes, maxAge: cookieMaxAge })]),
  ...(setSignedInHint === null
    ? []
    : [
        serialize(SIGNED_IN_HINT, setSignedInHint ? '1' : '', {
          ...attributes,
          maxAge: setSignedInHint ? cookieMaxAge : 0,
        }),
      ]),
];
