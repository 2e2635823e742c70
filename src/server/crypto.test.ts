import { describe, expect, it } from 'vitest';
import { hashToken, newToken, open, pepperedHmac, safeEqual, seal } from './crypto';

describe('sealed text', () => {
  it('comes back as it was, in any script', () => {
    const plain = '{"name":"山田 花子","diet":"no seafood 🐟"}';
    expect(open(seal(plain))).toBe(plain);
  });

  it('looks different each time, and never shows what is in it', () => {
    expect(seal('PADI 123456')).not.toBe(seal('PADI 123456'));
    expect(Buffer.from(seal('PADI 123456'), 'base64url').includes('PADI')).toBe(false);
  });

  it('cannot be altered unnoticed, at any byte', () => {
    const bytes = Buffer.from(seal('no allergies'), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(() => open(altered.toString('base64url'))).toThrow();
    }
  });

  it('cannot be opened when it was cut short', () => {
    const sealed = seal('no allergies');
    for (const length of [0, 10, 20, sealed.length - 2]) {
      expect(() => open(sealed.slice(0, length))).toThrow();
    }
  });
});

describe('tokens and codes', () => {
  it('tokens carry 256 bits and fit into a link', () => {
    expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
    expect(encodeURIComponent(newToken())).toMatch(/^[\w-]{43}$/);
    expect(newToken()).not.toBe(newToken());
  });

  it('what is kept of a token is always the same and is not the token', () => {
    const token = newToken();
    expect(hashToken(token)).toBe(hashToken(token));
    expect(hashToken(token)).not.toContain(token);
  });

  it('the same code has another value for each purpose', () => {
    expect(pepperedHmac('otp', 'ABC234')).toBe(pepperedHmac('otp', 'ABC234'));
    expect(pepperedHmac('otp', 'ABC234')).not.toBe(pepperedHmac('address', 'ABC234'));
  });

  it('compares texts of any length', () => {
    expect(safeEqual('ABC234', 'ABC234')).toBe(true);
    expect(safeEqual('ABC234', 'ABC235')).toBe(false);
    expect(safeEqual('ABC234', 'ABC')).toBe(false);
  });
});
