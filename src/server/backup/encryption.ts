import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ArchiveFault } from './archive-fault';

export const newIdentity = (): Promise<string> => generateX25519Identity();
export const recipientOf = (identity: string): Promise<string> => identityToRecipient(identity);

/** Holds one chunk at a time; Node's own conversion reads thousands ahead. */
function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Encrypts so that each of the recipients can decrypt alone. */
export async function* encryptTo(
  recipients: readonly string[],
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(toWeb(plain));
}

const NO_MATCH = 'no identity matched';

/** Decrypts; an altered or truncated file throws before its last part is passed on. */
export async function* decryptWith(identity: string, encrypted: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch (cause) {
    throw new ArchiveFault('wrong_key', { cause });
  }
  const plain = await decrypter.decrypt(toWeb(encrypted)).catch((cause: unknown) => {
    throw new ArchiveFault(String(cause).includes(NO_MATCH) ? 'wrong_key' : 'not_a_backup', { cause });
  });
  try {
    yield* plain;
  } catch (cause) {
    throw new ArchiveFault('damaged', { cause });
  }
}
