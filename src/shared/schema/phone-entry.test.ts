import { expect, test } from 'vitest';
import { phoneNumbers, withZeros } from '@/test/phone-numbers';
import { callingCode, digitsOf, enteredPhone, type TypedPhone, typePhone, withCountry } from './phone';

type Field = { text: string; phone: TypedPhone };

const emptyIn = (country: string): Field => ({
  text: `+${callingCode(country)}`,
  phone: { country, digits: '', number: '' },
});
const holding = (number: string, country: string): Field => ({
  text: number,
  phone: typePhone(digitsOf(number), country),
});

/** Inserts text between two positions of the field, as the browser does before the field reads it. */
function put({ text, phone }: Field, added: string, start = text.length, end = start): Field {
  const edited = text.slice(0, start) + added + text.slice(end);
  const entered = enteredPhone(edited, start + added.length, phone);
  const typed = typePhone(digitsOf(entered), phone.country);
  return { text: typed.digits ? `+${typed.digits}` : entered, phone: typed };
}
const replaceAll = (field: Field, added: string) => put(field, added, 0, field.text.length);
const type = (field: Field, keys: string) => [...keys].reduce((current, key) => put(current, key), field);
/** The first key replaces the selection, and the other keys follow it. */
const typeOverAll = (field: Field, keys: string) => type(replaceAll(field, keys.charAt(0)), keys.slice(1));

const elsewhere = (country: string) => (country === 'ID' ? 'JP' : 'ID');

test('the table has 60 numbers of 20 countries', () => {
  expect(phoneNumbers).toHaveLength(60);
  expect(new Set(phoneNumbers.map(({ country }) => country)).size).toBe(20);
});

test.each(phoneNumbers)(
  '$international is read key by key, pasted and filled in, even in a field set to another country',
  (row) => {
    const { country, number, international } = row;
    const empty = emptyIn(elsewhere(country));
    const filled = holding('+6281234567890', 'ID');
    const ways = {
      'typed at the end': type(empty, international),
      'typed over all': typeOverAll(empty, international),
      'typed over a number': typeOverAll(filled, international),
      'typed behind a number': type(filled, international),
      'typed with 00 at the end': type(empty, withZeros(row)),
      'typed with 00 over all': typeOverAll(filled, withZeros(row)),
      'typed in front': type(put(empty, '+', 0), international.slice(1)),
      'typed with a wide plus': type(empty, international.replace('+', '＋')),
      'pasted at the end': put(empty, international),
      'pasted over all': replaceAll(filled, international),
      'pasted behind a number': put(filled, international),
      'pasted in front': put(filled, international, 0),
      'pasted with 00 at the end': put(empty, withZeros(row)),
      'pasted with 00 behind a number': put(filled, withZeros(row)),
      'pasted with a word': replaceAll(empty, `Tel. (${international})`),
      'filled in': replaceAll(empty, number),
    };
    for (const [way, { phone }] of Object.entries(ways)) {
      expect({ way, ...phone }).toMatchObject({ way, country, number });
    }
  },
);

test.each(phoneNumbers)(
  '$national of $country is read as a number of the chosen country',
  ({ country, number, national }) => {
    const empty = emptyIn(country);
    const ways = {
      'typed at the end': type(empty, national),
      'typed over all': typeOverAll(empty, national),
      'pasted over all': replaceAll(empty, national),
      'filled in': replaceAll(empty, national.replaceAll(/\D/g, '')),
    };
    for (const [way, { phone }] of Object.entries(ways)) {
      expect({ way, ...phone }).toMatchObject({ way, country, number });
    }
  },
);

test('a plus typed anywhere begins a new number and waits for the country code', () => {
  const filled = holding('+6281255500142', 'ID');
  for (const position of [0, 1, 5, filled.text.length]) {
    expect(put(filled, '+', position)).toMatchObject({ text: '+', phone: { country: 'ID', number: '' } });
  }
  expect(put(emptyIn('ID'), '+').text).toBe('+');
  expect(type(emptyIn('ID'), '00').text).toBe('+');
});

test('zeros inside a number are kept', () => {
  expect(put(holding('+628125550142', 'ID'), '00', 6).phone.number).toBe('+62812005550142');
  expect(type(holding('+628125550', 'ID'), '00').phone.number).toBe('+62812555000');
});

test('digits typed inside a number stay where they were typed', () => {
  expect(put(holding('+6281255500142', 'ID'), '7', 5).phone.number).toBe('+62817255500142');
});

test('digits typed in front of the country code are a national number', () => {
  expect(put(emptyIn('ID'), '081255500142', 0).phone.number).toBe('+6281255500142');
});

test('deleting leaves the country code, then the plus, then nothing', () => {
  const deleteLast = (field: Field) => put(field, '', field.text.length - 1, field.text.length);
  let field = holding('+628', 'ID');
  const texts = [...field.text].map(() => {
    field = deleteLast(field);
    return field.text;
  });
  expect(texts).toEqual(['+62', '+6', '+', '']);
  expect(field.phone).toEqual({ country: 'ID', digits: '', number: '' });
  expect(replaceAll(holding('+6281255500142', 'ID'), '').phone.number).toBe('');
});

test('deleting the plus alone changes nothing', () => {
  const filled = holding('+6281255500142', 'ID');
  expect(put(filled, '', 0, 1).phone).toEqual(filled.phone);
});

test('a number typed after choosing a country stays in that country', () => {
  const chosen = holding(`+${withCountry('62', 'ID', 'DE')}`, 'DE');
  expect(type(chosen, '0151 12345678').phone).toMatchObject({ country: 'DE', number: '+4915112345678' });
});
