import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { account, PASSWORD } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { ask, codeFor, EXPIRED, expired, login, minutesLater, reset, verify, WRONG, wrong } from '@/test/reset-codes';
import { freshAddress } from '@/test/try-limits';
import { codeSubject } from './try-code';

describe('a code for a new password', () => {
  test('can be checked, in lower case too, without being used up', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    const answer = { message: 'The OTP is correct. Please choose a new password.' };
    for (let done = 0; done < 7; done += 1) expect(await verify(email, code)).toEqual(answer);
    expect(await verify(email, ` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)).toEqual(answer);
    await reset(email, code);
  });

  test('has five attempts shared by verifying and resetting, after which even the right code has expired', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    expect(await refusalOf(verify(email, WRONG))).toMatchObject(wrong);
    expect(await refusalOf(reset(email, WRONG))).toMatchObject(wrong);
    expect(await refusalOf(verify(email, WRONG))).toMatchObject(wrong);
    expect(await refusalOf(reset(email, WRONG))).toMatchObject(wrong);
    expect(await refusalOf(verify(email, WRONG))).toMatchObject(expired);
    expect(await refusalOf(verify(email, code))).toMatchObject(expired);
    expect(await refusalOf(reset(email, code))).toMatchObject(expired);
    await expect(login(email, PASSWORD)).resolves.toHaveProperty('token');
  });

  test('is accepted at its last attempt', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    for (let done = 0; done < 4; done += 1) await refusalOf(verify(email, WRONG));
    await verify(email, code);
    await reset(email, code);
  });

  test('is valid for ten minutes and no longer', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    await verify(email, code, { now: minutesLater(10, -1) });
    expect(await refusalOf(verify(email, code, { now: minutesLater(10) }))).toMatchObject(expired);
    expect(await refusalOf(reset(email, code, { now: minutesLater(10) }))).toMatchObject(expired);
  });

  test('is valid only for its own audience and email', async () => {
    const user = await account();
    const other = await account();
    const code = await codeFor(user.email);
    await ask(other.email);
    expect(await refusalOf(reset(user.email, code, { audience: 'admins' }))).toMatchObject(expired);
    expect(await refusalOf(reset(other.email, code))).toMatchObject(wrong);
    await reset(user.email, code);
  });

  test('is void after the account changes its email', async () => {
    const user = await account();
    const code = await codeFor(user.email);
    await db.user.update({ where: { id: user.id }, data: { email: `new-${user.email}` } });
    expect(await refusalOf(reset(user.email, code))).toMatchObject(expired);
    await expect(login(`new-${user.email}`, PASSWORD)).resolves.toHaveProperty('token');
  });

  test('is refused in the language of the page', async () => {
    const { email } = await account();
    expect(await refusalOf(verify(email, WRONG, { locale: 'de' }))).toMatchObject({
      message: 'Ihr Einmalcode ist abgelaufen. Bitte fordern Sie einen neuen an',
    });
  });
});

describe('a hundred parallel guesses', () => {
  const guesses = Array.from(
    { length: 100 },
    (_, guess) => `GS2${String(guess).replace(/[01]/g, 'X').padStart(3, 'Y')}`,
  );

  test('are compared at most five times', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    const refusals = await Promise.all(guesses.map((guess) => refusalOf(verify(email, guess))));
    // The fifth is compared as well; its answer reports that no attempts are left.
    expect(refusals.filter(({ message }) => message === wrong.message)).toHaveLength(4);
    expect(refusals.filter(({ message }) => message === EXPIRED)).toHaveLength(96);
    expect(await refusalOf(reset(email, code))).toMatchObject(expired);
  });

  test('would be evaluated more often if attempts were read first and written later', async () => {
    const { email } = await account();
    await ask(email);
    const where = { subject: codeSubject('users', email) };
    let evaluated = 0;
    await Promise.all(
      guesses.map(async () => {
        const { triesLeft } = await db.oneTimeCode.findUniqueOrThrow({ where });
        if (triesLeft <= 0) return;
        evaluated += 1;
        await db.oneTimeCode.update({ where, data: { triesLeft: triesLeft - 1 } });
      }),
    );
    expect(evaluated).toBeGreaterThan(5);
  });

  test('from one client address are refused after thirty, across all accounts', async () => {
    const address = freshAddress();
    const refusals = await Promise.all(
      guesses.map((guess) => refusalOf(verify(`${guess}@example.test`, guess, { address }))),
    );
    expect(refusals.filter(({ status }) => status === 422)).toHaveLength(30);
    expect(refusals.filter(({ status }) => status === 429)).toHaveLength(70);
  });

  test('do not count when correct, so that many users can share an address', async () => {
    const { email } = await account();
    const code = await codeFor(email);
    const address = freshAddress();
    for (let done = 0; done < 35; done += 1) await verify(email, code, { address });
  });

  test('never make the number of attempts negative', async () => {
    const { email } = await account();
    await ask(email);
    const update = db.oneTimeCode.update({ where: { subject: codeSubject('users', email) }, data: { triesLeft: -1 } });
    await expect(update).rejects.toThrow(/one_time_codes_tries_left_check/);
  });
});
