/** The storage key of the person's choice; absent means 'as the system prefers'. */
export const colorSchemeKey = 'segara-color-scheme';

const setColorScheme = [
  `try{choice=localStorage.getItem(\`${colorSchemeKey}\`)}catch(e){}`,
  'if(choice!==`light`)if(choice!==`dark`)choice=matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`;',
  'root.setAttribute(`data-mantine-color-scheme`,choice);',
];

// Returning, or jumping within the page, needs the heights of everything above.
const noteFreshPage =
  'if(!location.hash)if(performance.getEntriesByType(`navigation`)[0]?.type===`navigate`)root.setAttribute(`data-fresh`,``)';

const LATEST_MS = 1500;

// The data for the first paint is complete when its first picture is, and painted two frames later. Until then scripts
// come one at a time, the smallest first, so that the page is not taken for loaded while it cannot respond. A tab in
// the background paints nothing, and a picture may never come.
const fetchScriptsWhenSeen = [
  'let isDrawn=false;',
  'function fetch(){for(let later of [...document.querySelectorAll(`script[data-src]`)].reverse()){',
  'let script=document.createElement(`script`);script.async=true;script.src=later.getAttribute(`data-src`);',
  'script.onload=script.onerror=fetch;later.replaceWith(script);if(!isDrawn)return}}',
  'function fetchAll(){isDrawn=true;fetch()}',
  'function begin(){fetch();requestAnimationFrame(function(){requestAnimationFrame(fetchAll)})}',
  'document.addEventListener(`DOMContentLoaded`,function(){',
  `setTimeout(fetchAll,${LATEST_MS});`,
  'let picture=document.querySelector(`img[fetchpriority=high]`);',
  'if(picture?.complete===false)picture.onload=begin;else begin()});',
];

/**
 * Runs before the first paint: the wrong colour scheme never flashes, a page that is read from its top need not lay out
 * all of itself at once (`ui/layout/lay-out-the-rest.tsx`), and deferred scripts
 * (`server/next-internals/scripts-later.mjs`) are fetched once the page is visible. The proxy allows it by its hash.
 * Only backticks, no arrows and no `&&`: React escapes quotes, angle brackets and ampersands in a script's text.
 */
export const firstScript = [
  '(function(root,choice){',
  ...setColorScheme,
  noteFreshPage,
  ';',
  ...fetchScriptsWhenSeen,
  '})(document.documentElement)',
].join('');
