type Mark = readonly [name: string, mark: RegExp];

/** The order matters, because most browsers also claim to be a browser further down this list. */
const browsers: readonly Mark[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly Mark[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (marks: readonly Mark[], userAgent: string): string | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;

/** The user agent of a program other than a browser starts with its name. */
const programOf = (userAgent: string): string | null =>
  userAgent.match(/^(?!Mozilla\b)[A-Za-z][\w. -]{1,39}(?=\/)/)?.[0] ?? null;

export const deviceOf = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: firstOf(browsers, userAgent) ?? programOf(userAgent),
  system: firstOf(systems, userAgent),
});
