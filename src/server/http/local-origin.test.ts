import { describe, expect, it } from 'vitest';
import { listeningHost, localOrigin } from './local-origin';

describe('HOST', () => {
  it.each(['127.0.0.1', '::1', 'localhost'])('%s is listened on as localhost', (host) => {
    expect(listeningHost(host)).toBe('localhost');
    expect(localOrigin(host, 3000)).toBe('http://localhost:3000');
  });

  it('for all addresses is reached as localhost', () => {
    expect(localOrigin('0.0.0.0', 3000)).toBe('http://localhost:3000');
  });

  it('for one address is reached at that address', () => {
    expect(localOrigin('192.0.2.1', 80)).toBe('http://192.0.2.1:80');
    expect(localOrigin('2001:db8::1', 80)).toBe('http://[2001:db8::1]:80');
  });
});
