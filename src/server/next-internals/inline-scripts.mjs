import { createHash } from 'node:crypto';

/* The inline scripts of a prerendered page, which its policy allows by their hashes. Next writes only data into
   them, pushed onto a list: a script with anything else gets no hash and is refused, however it came into the page. */

/** The header that carries a stored page's hashes from the page cache to the step that builds its policy. */
export const SCRIPT_HASHES = 'x-script-hashes';

const OPENING = /<script(?: id="[^"]*")?>/g;
const CLOSING = '</script>';
const FLIGHT = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((?=\[)/;
const BOOTSTRAP = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?=\{)/;

/** @param {RegExp} opening @param {string} script */
function pushesData(opening, script) {
  const [start] = opening.exec(script) ?? [];
  if (start === undefined) return false;
  try {
    JSON.parse(script.slice(start.length, script.lastIndexOf(')')));
    return /^\);?$/.test(script.slice(script.lastIndexOf(')')));
  } catch {
    return false;
  }
}

/** @param {string} script */
const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Returns the page with React's data in one script instead of twenty, and the hashes of its scripts in the form of a
 * policy. Nothing reads the data before the page is complete.
 * @param {string} html
 */
export function finishInlineScripts(html) {
  /** @type {string[]} */
  const hashes = [];
  /** @type {string[]} */
  const flight = [];
  let before = '';
  let taken = 0;
  for (const { 0: tag, index } of html.matchAll(OPENING)) {
    const end = html.indexOf(CLOSING, index);
    const script = html.slice(index + tag.length, end);
    if (pushesData(BOOTSTRAP, script)) hashes.push(hashOf(script));
    if (!pushesData(FLIGHT, script)) continue;
    flight.push(script);
    before += html.slice(taken, index);
    taken = end + CLOSING.length;
  }
  const merged = flight.join(';');
  if (merged) hashes.push(hashOf(merged));
  return { html: merged ? `${before}<script>${merged}</script>${html.slice(taken)}` : html, hashes: hashes.join(' ') };
}
