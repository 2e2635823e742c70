/** Where the person's choice is kept; absent means 'as the system wants it'. */
export const colorSchemeKey = 'segara-color-scheme';

/**
 * Runs before the first paint, so that nobody sees the wrong scheme flash by. The proxy allows it by its hash.
 * Only backticks, no arrows and no `&&`: React escapes quotes, angle brackets and ampersands in a script's text.
 */
export const colorSchemeScript = [
  '(function(root,choice){',
  `try{choice=localStorage.getItem(\`${colorSchemeKey}\`)}catch(e){}`,
  'if(choice!==`light`)if(choice!==`dark`)choice=matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`;',
  'root.setAttribute(`data-mantine-color-scheme`,choice)',
  '})(document.documentElement)',
].join('');
