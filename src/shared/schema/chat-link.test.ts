import { describe, expect, test } from 'vitest';
import { chatLink } from './chat-link';

describe('the link to a chat', () => {
  test('has the digits of the number, however it is written, and the encoded text', () => {
    expect(chatLink('+62 812-5550-0142', 'Hi & bye\nMade')).toBe(
      'https://wa.me/6281255500142?text=Hi%20%26%20bye%0AMade',
    );
  });

  test('leaves out the (0) that is dialled within the country only', () => {
    expect(chatLink('+62 (0)361 288 123')).toBe('https://wa.me/62361288123');
  });

  test('opens an empty chat without a text', () => {
    expect(chatLink('+6281255500142')).toBe('https://wa.me/6281255500142');
  });

  test('leaves the choice of the person to WhatsApp without a number', () => {
    expect(chatLink(null, 'Hello')).toBe('https://wa.me/?text=Hello');
  });
});
