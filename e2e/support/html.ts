import type { APIRequestContext } from '@playwright/test';

/* Reads the HTML as sent, which is what search engines and other sites see, without a browser. */

export const htmlOf = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(path)).text();

/** Attributes of every tag of this name, by lower-case name. */
export const tagsIn = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [
        attribute.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );

export const metaIn = (html: string, property: string): string | undefined =>
  tagsIn(html, 'meta').find((tag) => tag.property === property)?.content;

export const jsonLdIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
