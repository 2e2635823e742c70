import { describe, expect, it } from 'vitest';
import { hashToken, keyIdOf, newToken, open, openWith, pepperedHmac, safeEqual, seal, sealWith } from './crypto';
import { keyOf } from './keyring';

const payloadOf = (sealed: string) => sealed.split('.').at(-1) ?? '';

describe('sealed text', () => {
  it('opens to the original text, in any script', () => {
    const plain = '{"name":"山田 花子","diet":"no seafood 🐟"}';
    expect(open(seal(plain))).toBe(plain);
  });

  it('is different each time and never shows its content', () => {
    expect(seal('PADI 123456')).not.toBe(seal('PADI 123456'));
    expect(Buffer.from(payloadOf(seal('PADI 123456')), 'base64url').includes('PADI')).toBe(false);
  });

  it('cannot be altered unnoticed, at any byte', () => {
    const sealed = seal('no allergies');
    const bytes = Buffer.from(payloadOf(sealed), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(() => open(sealed.replace(payloadOf(sealed), altered.toString('base64url')))).toThrow();
    }
  });

  it('cannot be opened when cut short', () => {
    const sealed = seal('no allergies');
    for (const length of [0, 10, 20, sealed.length - 2]) {
      expect(() => open(sealed.slice(0, length))).toThrow();
    }
  });
});

describe('a key rotation', () => {
  const before = keyOf('the key that sealed until yesterday');
  const now = keyOf('the key that seals from today onwards');
  const named = sealWith(before, 'no allergies');

  it('names the sealing key in the text', () => {
    expect(named).toMatch(new RegExp(`^v1\\.${before.id}\\.[\\w-]+$`));
    expect(keyIdOf(named)).toBe(before.id);
  });

  it('opens text sealed with an older key while that key is configured', () => {
    expect(openWith([now, before], named)).toBe('no allergies');
    expect(() => openWith([now], named)).toThrow(`no key ${before.id}`);
  });

  it('opens no text that names no key', () => {
    const unnamed = payloadOf(named);
    expect(keyIdOf(unnamed)).toBeNull();
    expect(() => openWith([now, before], unnamed)).toThrow('not a sealed text');
  });

  it('does not open a text under another key’s name', () => {
    expect(() => openWith([now, before], named.replace(before.id, now.id))).toThrow('authenticate');
  });

  it('gives the key an id that reveals nothing of its secret', () => {
    expect(before.id).toMatch(/^[\w-]{8}$/);
    expect(before.id).not.toBe(now.id);
  });
});

describe('tokens and codes', () => {
  it('tokens carry 256 bits and fit into a link', () => {
    expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
    expect(encodeURIComponent(newToken())).toMatch(/^[\w-]{43}$/);
    expect(newToken()).not.toBe(newToken());
  });

  it('the stored hash of a token is deterministic and is not the token', () => {
    const token = newToken();
    expect(hashToken(token)).toBe(hashToken(token));
    expect(hashToken(token)).not.toContain(token);
  });

  it('the same code hashes differently for each purpose', () => {
    expect(pepperedHmac('otp', 'ABC234')).toBe(pepperedHmac('otp', 'ABC234'));
    expect(pepperedHmac('otp', 'ABC234')).not.toBe(pepperedHmac('address', 'ABC234'));
  });

  it('safeEqual compares texts of any length', () => {
    expect(safeEqual('ABC234', 'ABC234')).toBe(true);
    expect(safeEqual('ABC234', 'ABC235')).toBe(false);
    expect(safeEqual('ABC234', 'ABC')).toBe(false);
  });
});
