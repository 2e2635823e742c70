import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishInlineScripts } from './inline-scripts.mjs';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const inline = (script: string) => `<script>${script}</script>`;

const first = '(self.__next_f=self.__next_f||[]).push([0])';
const data = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';

it('finishInlineScripts joins the data of a page into one script at its last position, and hashes each script', () => {
  const html = `<p>1</p><script id="_R_">${bootstrap}</script>${inline(first)}<p>2</p>${inline(data('a'))}<i></i>${inline(data('b'))}<p>3</p>`;
  const merged = [first, data('a'), data('b')].join(';');
  expect(finishInlineScripts(html)).toEqual({
    html: `<p>1</p><script id="_R_">${bootstrap}</script><p>2</p><i></i>${inline(merged)}<p>3</p>`,
    hashes: `${hashOf(bootstrap)} ${hashOf(merged)}`,
  });
});

it('finishInlineScripts leaves a page without such scripts unchanged', () => {
  for (const html of [
    '',
    '<p>Reef</p>',
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{}</script>',
  ])
    expect(finishInlineScripts(html)).toEqual({ html, hashes: '' });
});

describe('a script that does more than push data gets no hash', () => {
  it.each([
    'stolen()',
    `${data('a')};stolen()`,
    `${data('a')}\nstolen()`,
    'self.__next_f.push([1,stolen()])',
    'self.__next_f.push([1,"a"]),stolen()',
    'self.__next_f.push([1,"a"].concat(stolen()))',
    'self.__next_f.push([1,`stolen`])',
    `/**/${data('a')}`,
    'self.__next_f.push([1,"a"]',
    bootstrap.replace('"static/chunks/a.js"', 'stolen()'),
    `${bootstrap}stolen()`,
    '',
  ])('%s', (script) => {
    const html = inline(script);
    expect(finishInlineScripts(html)).toEqual({ html, hashes: '' });
  });
});
