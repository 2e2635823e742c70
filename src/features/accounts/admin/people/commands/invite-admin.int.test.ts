import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { asStaff, logOf, newAddress, nobody, rowOf, visitor } from '@/test/people-office';
import { refusalOf } from '@/test/refusal';

describe('admins', () => {
  const invite = async () => {
    const email = newAddress();
    const { admins, admin } = await asStaff();
    const made = await admins.create({ first_name: 'Wayan', last_name: 'Putra', email });
    const link = async () => String((await mailsTo(email)).at(-1)?.params.path).replace(/.*\//, '');
    return { email, admins, admin, made, link, token: await link() };
  };
  const chosen = { password: 'blue-water-9', confirm_password: 'blue-water-9' };

  test('are invited by email and sign in with the password they choose', async () => {
    const { email, admins, admin, made, token } = await invite();
    expect(made).toMatchObject({ role: 'ADMIN', confirmed: false });
    expect(await mailsTo(email)).toMatchObject([
      { template: 'admin_invitation', params: { inviter: 'Sari Dewi', path: `/admin/email-verification/${token}` } },
    ]);
    const guest = (await visitor()).admins;
    expect(await guest.invitation({ token })).toMatchObject({ first_name: 'Wayan', email });
    await guest.accept_invitation({ token, ...chosen });
    await guest.login({ email, password: chosen.password });
    expect((await admins.get({ uuid: made.uuid })).confirmed).toBe(true);
    expect(await guest.invitation({ token })).toBeNull();
    expect(await logOf(made.uuid)).toMatchObject([{ entity: 'admin', action: 'create', actorId: admin.id }]);
  });

  test('accept an invitation only once, before it expires and with a valid link', async () => {
    const { token, made, email } = await invite();
    const guest = (await visitor()).admins;
    const tooLate = await callerFor(null, { now: new Date(Date.now() + 24 * 60 * 60 * 1000) });
    expect(await tooLate.auth.admins.invitation({ token })).toBeNull();
    const late = tooLate.auth.admins.accept_invitation({ token, ...chosen });
    expect(await refusalOf(late)).toMatchObject({ code: 'email_verification_failed' });
    expect(await refusalOf(guest.verify_email({ token }))).toMatchObject({ code: 'email_verification_failed' });
    await guest.accept_invitation({ token, ...chosen });
    const again = guest.accept_invitation({ token, password: 'other-water-9', confirm_password: 'other-water-9' });
    expect(await refusalOf(again)).toMatchObject({ code: 'email_verification_failed' });
    await guest.login({ email, password: chosen.password });
    expect(await rowOf({ id: made.uuid })).toMatchObject({ emailVerifiedAt: expect.any(Date) });
  });

  test('cannot accept an invitation after being deactivated or losing the role', async () => {
    const { admins, made, token } = await invite();
    await admins.update({ uuid: made.uuid, active: false });
    expect(await refusalOf(admins.invite_again({ uuid: made.uuid }))).toMatchObject({ code: 'invitation_over' });
    await db.user.update({ where: { id: made.uuid }, data: { active: true, role: 'USER', rights: [] } });
    const accepted = (await visitor()).admins.accept_invitation({ token, ...chosen });
    expect(await refusalOf(accepted)).toMatchObject({ code: 'email_verification_failed' });
    expect(await rowOf({ id: made.uuid })).toMatchObject({ emailVerifiedAt: null });
  });

  test('can be invited again until they accept, which invalidates the previous link', async () => {
    const { admins, made, token, link } = await invite();
    await admins.invite_again({ uuid: made.uuid });
    const guest = (await visitor()).admins;
    expect(await guest.invitation({ token })).toBeNull();
    await guest.accept_invitation({ token: await link(), ...chosen });
    expect(await refusalOf(admins.invite_again({ uuid: made.uuid }))).toMatchObject({ code: 'invitation_over' });
  });

  test('can deactivate a colleague but not themselves', async () => {
    const colleague = await account({ role: 'ADMIN' });
    const { admins, admin } = await asStaff();
    expect((await admins.update({ uuid: colleague.id, active: false })).active).toBe(false);
    const itself = { uuid: admin.id };
    for (const call of [() => admins.update({ ...itself, active: false }), () => admins.remove(itself)])
      expect(await refusalOf(call())).toMatchObject({ code: 'own_account', status: 409 });
    expect(await rowOf(admin)).toMatchObject({ active: true, erasedAt: null });
  });

  test('leave no name behind when they are removed', async () => {
    const colleague = await account({ role: 'ADMIN' });
    const { admins } = await asStaff();
    await admins.remove({ uuid: colleague.id });
    expect(await rowOf(colleague)).toMatchObject({ firstName: '', erasedAt: expect.any(Date) });
    expect(await refusalOf(admins.get({ uuid: colleague.id }))).toMatchObject({ code: 'not_found' });
  });

  test('are not listed among customers, nor customers among admins', async () => {
    const user = await account();
    const { admins } = await asStaff();
    for (const uuid of [...nobody, user.id])
      for (const call of [
        () => admins.get({ uuid }),
        () => admins.update({ uuid, active: false }),
        () => admins.remove({ uuid }),
        () => admins.invite_again({ uuid }),
      ])
        expect(await refusalOf(call())).toMatchObject({ code: 'not_found' });
    expect(await rowOf(user)).toMatchObject({ active: true });
  });
});
