import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MailMessage } from '@/shared/mail/mail-message';
import { defaultShop } from '@/shared/shop/sections';
import { type Frame, layOut } from './layout';

const frame: Frame = {
  locale: 'de',
  shop: defaultShop.identity,
  logo: null,
  homeUrl: 'https://dive.example/de',
  signature: [],
  buttonHint: 'Falls die Schaltfläche nicht funktioniert:',
  whyYouGetThis: 'Sie haben ein Konto.',
};

const message: MailMessage = {
  subject: 'Betreff',
  heading: 'Überschrift',
  greeting: 'Guten Tag Ann,',
  paragraphs: ['Erster Absatz.', 'Zweiter Absatz.'],
};

const hostile = '<img src=x onerror="alert(1)">&\'';

describe('an email as HTML', () => {
  it('shows the shop’s uploaded logo, no larger than the header, or else its name', () => {
    const logo = { url: 'https://dive.example/api/media/a.webp', width: 1200, height: 100 };
    const { html } = layOut(message, { ...frame, logo });
    expect(html).toContain(
      '<img src="https://dive.example/api/media/a.webp" alt="Segara Dive" width="240" height="20"',
    );
    expect(layOut(message, frame).html).not.toContain('<img');
  });

  it('contains no markup that a person typed, in any position', () => {
    const { html } = layOut(
      {
        subject: hostile,
        heading: hostile,
        greeting: hostile,
        paragraphs: [hostile, hostile],
        action: { label: hostile, url: `https://dive.example/?next=${hostile}` },
        code: hostile,
        footnote: hostile,
      },
      { ...frame, buttonHint: hostile, whyYouGetThis: hostile },
    );
    expect(html).not.toContain('<img');
    expect(html).not.toContain('onerror="');
    expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;').length).toBeGreaterThan(10);
  });

  it('declares its language and both colour schemes', () => {
    const { html } = layOut(message, frame);
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('repeats the address of its button as text', () => {
    const url = 'https://dive.example/de/email-verification/abc?x=1&y=2';
    const { html } = layOut({ ...message, action: { label: 'Bestätigen', url } }, frame);
    expect(html.split('href="https://dive.example/de/email-verification/abc?x=1&amp;y=2"')).toHaveLength(3);
    expect(html).toContain('>https://dive.example/de/email-verification/abc?x=1&amp;y=2</a>');
    expect(html).toContain(frame.buttonHint);
  });

  it('has neither button nor hint when there is nothing to do', () => {
    const { html } = layOut(message, frame);
    expect(html).not.toContain(frame.buttonHint);
  });

  it('loads no external resource', () => {
    const { html } = layOut(message, frame);
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/);
  });

  it('keeps its styles short enough for programs that drop longer ones', () => {
    const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(layOut(message, frame).html) ?? [];
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.length).toBeLessThan(8_000);
  });
});

describe('an email as plain text', () => {
  it('has every text of the HTML, in the same order', () => {
    const { text } = layOut(
      {
        ...message,
        code: 'ABC234',
        action: { label: 'Bestätigen', url: 'https://dive.example/x?a=1&b=2' },
        footnote: 'Zuletzt.',
      },
      frame,
    );
    const order = [
      message.heading,
      message.greeting,
      'Erster Absatz.',
      'ABC234',
      'Zweiter Absatz.',
      'Bestätigen\nhttps://dive.example/x?a=1&b=2',
      'Zuletzt.',
      defaultShop.identity.name,
      'Jalan Danau Tamblingan 118',
      frame.whyYouGetThis,
    ];
    const positions = order.map((part) => text.indexOf(part));
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(positions).not.toContain(-1);
  });

  it('contains no markup', () => {
    expect(layOut(message, frame).text).not.toMatch(/<\/?[a-z]|&(amp|lt|gt|quot);/);
  });
});

describe('the signature of an email', () => {
  const full: MailMessage = {
    ...message,
    code: 'ABC234',
    facts: [{ label: 'Tag', value: 'heute' }],
    action: { label: 'Bestätigen', url: 'https://dive.example/x?a=1&b=2' },
    footnote: 'Zuletzt.',
  };
  const usualFrame = { ...frame, buttonHint: 'Falls', whyYouGetThis: 'Konto.' };
  const signed = { ...usualFrame, signature: ['Bis bald im Wasser', hostile] };

  it('leaves the emails of a shop without a signature unchanged, byte for byte', () => {
    const { html, text } = layOut(full, usualFrame);
    const hashes = [html, text].map((part) => createHash('sha256').update(part).digest('hex'));
    expect(hashes).toEqual([
      'c5ab72bf94d41e5bf3757a64e943b91f265790088033123d08e82f6a6e63358e',
      '209e2f351a7e11b94145087104947badc7922a5a110f0158546be94280c79ed9',
    ]);
  });

  it('is placed between body and footer, in the text and the HTML part', () => {
    const { html, text } = layOut(full, signed);
    expect(text).toContain(`https://dive.example/x?a=1&b=2\n\nBis bald im Wasser\n${hostile}\n\nZuletzt.`);
    expect(html.indexOf('Bis bald im Wasser<br>')).toBeGreaterThan(html.lastIndexOf('https://dive.example/x'));
    expect(html.indexOf('Bis bald im Wasser')).toBeLessThan(html.indexOf('Zuletzt.'));
    expect(html).not.toContain('<img');
  });
});
