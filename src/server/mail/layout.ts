import type { Locale } from '@/shared/locale/locales';
import type { MailMessage } from '@/shared/mail/mail-message';
import { mainAddress, mainPhone } from '@/shared/shop/contact';
import type { ShopIdentity } from '@/shared/shop/identity';
import { type Html, html } from './html';
import { styles } from './styles';

/** The texts around every message. */
export type Frame = {
  locale: Locale;
  shop: ShopIdentity;
  /** The uploaded logo, at an address that mail programs can reach. */
  logo: { url: string; width: number; height: number } | null;
  homeUrl: string;
  /** The signature lines of the shop's emails; empty for none. */
  signature: readonly string[];
  buttonHint: string;
  whyYouGetThis: string;
};

function streetOf(shop: ShopIdentity): string {
  const { street, town, postcode, region } = mainAddress(shop);
  return [street, `${town} ${postcode}`, region].join(', ');
}

const LOGO_HEIGHT = 40;
const MAX_WIDTH = 240;

/** The logo has a light background, as on the site. */
function nameOrLogo({ shop, logo }: Frame): Html | string {
  if (!logo) return shop.name;
  const scale = Math.min(LOGO_HEIGHT / logo.height, MAX_WIDTH / logo.width);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return html`<img src="${logo.url}" alt="${shop.name}" width="${scaled(logo.width)}" height="${scaled(logo.height)}" style="display:block;padding:6px 10px;border:0;border-radius:8px;background:#fdf8ec">`;
}

const licencesOf = ({ licences }: ShopIdentity): string =>
  licences.map(({ name, number }) => `${name} ${number}`).join(' · ');

const paragraph = (text: string) => html`<p class="text" style="margin:0 0 16px">${text}</p>`;

const codeBox = (code: string) => html`
<p class="code" style="margin:8px 0 24px;padding:16px;border-radius:12px;text-align:center;font:700 30px/1.3 Menlo,Consolas,monospace;letter-spacing:8px">${code}</p>`;

const signatureLines = (lines: readonly string[]) =>
  html`<p class="text" style="margin:0 0 16px">${lines.map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))}</p>`;

type Fact = NonNullable<MailMessage['facts']>[number];

const link = (url: string, words: string) =>
  html`<a class="link" href="${url}" style="word-break:break-all">${words}</a>`;

const factRow = ({ label, value, url }: Fact) => html`
<tr><th scope="row" class="soft small rule" style="padding:8px 16px 8px 0;vertical-align:top;width:38%;font-weight:400;text-align:left">${label}</th><td class="text rule" style="padding:8px 0;vertical-align:top;font-weight:600">${url ? link(url, value) : value}</td></tr>`;

const factTable = (facts: Fact[]) => html`
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:collapse">${facts.map(factRow)}</table>`;

const button = ({ label, url }: { label: string; url: string }, hint: string) => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:999px;background:#ff7a59"><a href="${url}" style="display:inline-block;padding:14px 28px;border-radius:999px;color:#06283d;font-weight:700;text-decoration:none">${label}</a></td>
</tr></table>
<p class="soft small" style="margin:0 0 24px">${hint}<br>${link(url, url)}</p>`;

function body(
  { heading, greeting, paragraphs: [first = '', ...rest], code, facts, action, footnote }: MailMessage,
  { buttonHint: hint, signature }: Frame,
) {
  return html`
<h1 class="text heading" style="margin:0 0 20px">${heading}</h1>
${paragraph(greeting)}
${paragraph(first)}
${code === undefined ? null : codeBox(code)}
${facts === undefined ? null : factTable(facts)}
${rest.map(paragraph)}
${action === undefined ? null : button(action, hint)}${signature.length === 0 ? null : html`\n${signatureLines(signature)}`}
${footnote === undefined ? null : html`<p class="soft small rule" style="margin:8px 0 0;padding-top:16px">${footnote}</p>`}`;
}

/** Tables and inline styles, because mail programs support little else. */
function page(message: MailMessage, frame: Frame): Html {
  return html`<!doctype html>
<html lang="${frame.locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${message.subject}</title>
<style>${styles}</style>
</head>
<body class="ground" style="margin:0;padding:0">
<div style="display:none;max-height:0;overflow:hidden">${message.paragraphs[0] ?? ''}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" class="around" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="head" style="padding:22px 32px;border-radius:18px 18px 0 0;background:#06283d"><a href="${frame.homeUrl}" style="color:#f4e3c1;text-decoration:none;font-weight:800;font-size:20px">${nameOrLogo(frame)}</a></td></tr>
<tr><td class="card" style="padding:32px;border-radius:0 0 18px 18px">${body(message, frame)}</td></tr>
<tr><td class="soft small foot" style="padding:24px 32px">
<p style="margin:0 0 8px">${frame.whyYouGetThis}</p>
<p style="margin:0">${frame.shop.name} · ${streetOf(frame.shop)}<br>${mainPhone(frame.shop)}${frame.shop.licences.length > 0 ? html`<br>${licencesOf(frame.shop)}` : null}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function plainText(
  { heading, greeting, paragraphs, code, facts, action, footnote }: MailMessage,
  frame: Frame,
): string {
  const [first = '', ...rest] = paragraphs;
  const blocks = [
    heading,
    greeting,
    first,
    code && `    ${code}`,
    facts?.map(({ label, value, url }) => `${label}: ${url ?? value}`).join('\n'),
    ...rest,
    action && `${action.label}\n${action.url}`,
    frame.signature.join('\n'),
    footnote,
    ['-- ', frame.shop.name, streetOf(frame.shop), mainPhone(frame.shop), licencesOf(frame.shop), frame.homeUrl]
      .filter(Boolean)
      .join('\n'),
    frame.whyYouGetThis,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

export const layOut = (message: MailMessage, frame: Frame): { html: string; text: string } => ({
  html: page(message, frame).text,
  text: plainText(message, frame),
});
