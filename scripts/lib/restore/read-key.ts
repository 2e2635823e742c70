import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Fault, messageOf } from '../fault';
import { stopSignal } from '../lifecycle';

const KEY = /AGE-SECRET-KEY-1[0-9A-Z]+/;

/** Takes the key out of a text, such as the file that age-keygen writes. */
function keyIn(text: string): string {
  const [key] = KEY.exec(text.toUpperCase()) ?? [];
  if (key) return key;
  throw new Fault('That is not the key of a backup: it begins with AGE-SECRET-KEY-1. Nothing was changed.');
}

/** Asks for the owner's key, or reads it from a file. */
export async function readKey(file: string | undefined): Promise<string> {
  if (file !== undefined) {
    try {
      return keyIn(readFileSync(file, 'utf8'));
    } catch (error) {
      throw error instanceof Fault ? error : new Fault(`The key cannot be read: ${messageOf(error)}`);
    }
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stop = () => terminal.close();
  stopSignal.addEventListener('abort', stop, { once: true });
  terminal.setPrompt('The owner’s key (AGE-SECRET-KEY-1…): ');
  terminal.prompt();
  // An input without a line end is a line too, and comes before the close.
  const line = await new Promise<string>((resolve) => {
    terminal.once('line', resolve).once('close', () => resolve(''));
  });
  terminal.close();
  stopSignal.removeEventListener('abort', stop);
  stopSignal.throwIfAborted();
  return keyIn(line);
}
