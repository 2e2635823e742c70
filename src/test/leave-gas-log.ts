import type { callerFor } from './actors';
import { drawnSignature } from './papers';

type Staff = Awaited<ReturnType<typeof callerFor>>;

/** A tank of the first diver of an order, signed and void, with the guest's words in every text of the row. */
export async function leaveGasLog({ admin }: Staff, order: string, date: string): Promise<void> {
  const { divers } = await admin.gas.day({ date });
  const diver = divers.find((one) => one.order.uuid === order)?.uuid ?? '';
  const { uuid } = await admin.gas.log({
    ...{ date, diver, tag: 'RENT-7', oxygen: 32, pressure: 200 },
    ...{ analysed_by: 'Ottoline Brackwater', card_seen: 'CERT-9911 of Zebulon' },
  });
  await admin.gas.sign({ tanks: [{ uuid }], name: 'Zebulon Quillfeather', signature: drawnSignature });
  await admin.gas.void({ uuid, reason: 'Zebulon has vertigo' });
}
