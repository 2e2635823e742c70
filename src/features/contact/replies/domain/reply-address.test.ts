import { expect, test } from 'vitest';
import { partsOfToken, replyAddress, tokensIn } from './reply-address';

const id = '01a20434-f9d6-74bf-aa33-042cbbc1fd02';
const token = `${id.replaceAll('-', '')}0123456789abcdef0123`;

test('replyAddress uses the domain of our sender address', () => {
  expect(replyAddress(token, 'Segara Dive <hello@dive.example>')).toBe(`shop+${token}@dive.example`);
  expect(replyAddress(token, 'hello@dive.example')).toBe(`shop+${token}@dive.example`);
  expect(replyAddress(token, 'hello@dive.example').split('@')[0]?.length).toBeLessThanOrEqual(64);
});

test('tokensIn finds the token among other addresses in any letter case', () => {
  expect(tokensIn(['hello@dive.example', ` SHOP+${token.toUpperCase()}@dive.example`])).toEqual([token]);
  expect(tokensIn(['shop+abc@dive.example', 'shop@dive.example'])).toEqual([]);
});

test('partsOfToken returns the message and the proof', () => {
  expect(partsOfToken(token)).toEqual({ messageId: id, mac: '0123456789abcdef0123' });
  expect(partsOfToken('abc')).toBeNull();
});
