import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translator } from '@/i18n/translate';
import { latestShop } from '@/server/shop/current-shop';
import { type Locale, localePath } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { mainPhone, toDialable } from '@/shared/shop/contact';
import type { Shop } from '@/shared/shop/sections';

const drawing = (...path: string[]): string => readFileSync(join(process.cwd(), ...path), 'utf8');

/**
 * The colours of `ui/theme/tokens.css`: this page is self-contained and follows the system's scheme without a script.
 */
const style = `
:root{color-scheme:light dark;--ground:#fdf8ec;--text:#06283d;--soft:#435c6b;--line:#75858e;--solid:#0b5e7e;--on-solid:#fff;--focus:#0b5e7e;--surface:#45dfb1;
--face:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;--c1:#14919b;--c2:#f4e3c1;--c3:#06283d}
:root:lang(ja){--face:"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic",Meiryo,sans-serif}
:root:lang(zh){--face:"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
@media (prefers-color-scheme:dark){:root{--ground:#04202f;--text:#f6efe0;--soft:#b4cad3;--line:#6f97a9;--solid:#45dfb1;--on-solid:#06283d;--focus:#ffc857;--surface:#0b5e7e}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;margin:0;background:var(--ground);color:var(--text);font:400 1.0625rem/1.6 var(--face)}
header{padding:1rem clamp(1rem,4vw,2.5rem)}
header a{display:inline-flex;gap:.6rem;align-items:center;color:inherit;font-weight:750;font-size:1.2rem;text-decoration:none}
header svg{width:2.375rem;height:2.375rem}
main{display:flex;flex-direction:column;align-items:center;margin:auto;padding:2rem 1.25rem 3rem;text-align:center}
h1,p{text-wrap:balance;word-break:auto-phrase}
h1{max-width:24ch;margin:0 0 .75rem;font-size:clamp(1.9rem,1.4rem + 2.4vw,3rem);line-height:1.15}
p{max-width:46ch;margin:0;color:var(--soft)}
.actions{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin:1.5rem 0 0}
.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.55em 1.25em;border:1.5px solid var(--line);border-radius:999px;color:var(--text);font-weight:650;line-height:1.25;text-decoration:none}
.solid{border-color:var(--solid);background:var(--solid);color:var(--on-solid)}
.urgent{margin-top:2rem}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.sea{display:flex;justify-content:center;padding:clamp(2rem,7vh,4rem) 1rem;background:linear-gradient(var(--surface),#14919b 22%,#0b5e7e 58%,#06283d)}
.sea svg{width:min(15rem,55vw)}
`.replaceAll('\n', '');

async function page(lng: Locale, { identity }: Shop): Promise<string> {
  const phone = mainPhone(identity);
  const t = await translator(lng, 'common');
  const title = t('unavailable.title');
  return `<!doctype html>
<html lang="${lng}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${identity.name}</title>
<link rel="icon" href="/icon.svg">
<style>${style}</style>
</head>
<body>
<header><a href="${localePath(lng, '/')}">${drawing('src', 'app', 'icon.svg').replace('<svg ', '<svg aria-hidden="true" ')}${identity.name}</a></header>
<main>
<h1>${title}</h1>
<p>${t('unavailable.message')}</p>
<div class="actions"><a class="button solid" href="">${t('error.retry')}</a></div>
<p class="urgent">${t('unavailable.urgent')}</p>
<div class="actions"><a class="button" href="${chatLink(identity.whats_app)}">${t('footer.whatsApp')}</a><a class="button" href="tel:${toDialable(phone)}">${phone}</a></div>
</main>
<div class="sea" aria-hidden="true">${drawing('public', 'art', 'motifs', 'turtle.svg')}</div>
</body>
</html>
`;
}

const pages = new Map<Locale, { shop: Shop; made: Promise<string> }>();

/** The page shown to visitors while the database is away; it needs neither Next nor the rest of the site. */
export function unavailablePage(lng: Locale): Promise<string> {
  const shop = latestShop();
  const last = pages.get(lng);
  if (last?.shop === shop) return last.made;
  const made = page(lng, shop);
  pages.set(lng, { shop, made });
  return made;
}
