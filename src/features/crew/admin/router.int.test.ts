import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';
import { handleList } from '@/wiring/list-handler';

const now = new Date('2026-12-01T02:00:00Z');
const made = {
  name: 'Made Wirawan',
  roles: ['guide' as const, 'captain' as const],
  languages: ['id', 'ban', 'en'],
  agency: 'PADI' as const,
  level: 'Divemaster',
  certification_number: 'DM-482901',
  phone: '+6281234567890',
};

async function staff(locale: 'en' | 'de' = 'en') {
  const user = await account({ role: 'ADMIN' });
  const calls = await callerFor(await signIn(user), { now, locale });
  return { user, crew: calls.admin.crew, audit: calls.admin.audit };
}
const pictureOf = (ownerId: string) =>
  db.media.create({
    data: { key: `${randomUUID().replaceAll('-', '')}.webp`, width: 8, height: 8, bytes: 1, ownerId },
  });
const logOf = (entityId: string) => db.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });

describe('crew', () => {
  test('a crew member is created with the usual weekdays, hidden from guests, then changed and deactivated', async () => {
    const { crew, user } = await staff();
    const picture = await pictureOf(user.id);
    const created = await crew.create({ ...made, picture: picture.id, picture_focus: { x: 50, y: 20 } });
    expect(created).toMatchObject({
      ...made,
      ...{ employment: 'staff', weekdays: [1, 2, 3, 4, 5, 6], active: true, shown_on_site: false },
      ...{ insurance_until: null, first_aid_until: null, licence_until: null },
      language_names: ['Indonesian', 'Balinese', 'English'],
      picture: { uuid: picture.id, url: `/api/media/${picture.key}`, focus: { x: 50, y: 20 } },
    });
    const { uuid, version } = created;
    const changed = await crew.update({
      ...{ uuid, version, weekdays: [7, 1], active: false, level: ' ', phone: null, insurance_until: '2027-03-31' },
    });
    expect(changed).toMatchObject({
      ...{ name: made.name, weekdays: [1, 7], active: false, level: null, phone: null },
      ...{ insurance_until: '2027-03-31', picture: { uuid: picture.id } },
    });
    expect(await logOf(uuid)).toMatchObject([
      { entity: 'crew', action: 'create', label: 'Made Wirawan', before: null },
      {
        ...{ entity: 'crew', action: 'update', label: 'Made Wirawan' },
        before: { weekdays: [1, 2, 3, 4, 5, 6], active: true },
        after: { weekdays: [1, 7], active: false },
      },
    ]);
  });

  test('updateMember refuses a crew member changed by somebody else', async () => {
    const { uuid, version } = await (await staff()).crew.create(made);
    const rename = async (name: string) => (await staff()).crew.update({ uuid, version, name });
    expect(await rename('I Made Wirawan')).toMatchObject({ name: 'I Made Wirawan' });
    expect(await refusalOf(rename('Made W.'))).toMatchObject({ code: 'changed_meanwhile', status: 409 });
  });

  test('a crew member needs a name, a role, existing languages, a valid phone number and real days', async () => {
    const { crew } = await staff();
    const wrong = { name: ' ', roles: [], languages: ['xx'], phone: '123', licence_until: '2027-02-30' };
    const { status, errors } = await refusalOf(crew.create(wrong));
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual(['name', 'roles', 'languages.0', 'licence_until', 'phone']);
    expect(errors?.roles).toEqual(['Please choose at least one role']);
  });

  test('the database refuses a crew member without a role, and an eighth weekday', async () => {
    const member = { name: 'Nobody', updatedAt: now };
    await expect(db.crewMember.create({ data: { ...member, roles: [] } })).rejects.toThrow('roles_check');
    const eighth = db.crewMember.create({ data: { ...member, roles: ['guide'], weekdays: [8] } });
    await expect(eighth).rejects.toThrow('weekdays_check');
  });

  test('a crew member cannot use a picture uploaded by somebody else', async () => {
    const { crew } = await staff();
    const picture = await pictureOf((await account()).id);
    expect((await refusalOf(crew.create({ ...made, picture: picture.id }))).errors).toHaveProperty('picture');
  });

  test('a removed crew member disappears from the roster and from every entry of the log', async () => {
    const { crew, audit } = await staff();
    const { uuid } = await crew.create(made);
    const paths = async () => (await audit.list({ thing: 'crew', thing_id: uuid })).data.map(({ path }) => path);
    expect(await paths()).toEqual([`/admin/crew/${uuid}/edit`]);
    await crew.set_roster_days({ uuid, days: ['2026-12-07'], state: 'off' });
    expect(await crew.remove({ uuid })).toEqual({ message: 'The crew member was removed.', short: null });
    expect((await refusalOf(crew.get({ uuid }))).status).toBe(404);
    expect((await refusalOf(crew.remove({ uuid }))).status).toBe(404);
    expect(await paths()).toEqual([null, null]);
    expect(await db.crewDay.count({ where: { memberId: uuid } })).toBe(0);
    const blank = { label: '', before: null, after: null };
    expect(await logOf(uuid)).toMatchObject([
      { entity: 'crew', action: 'create', ...blank },
      { entity: 'roster', action: 'update', ...blank },
      { entity: 'crew', action: 'delete', ...blank },
    ]);
  });
});

describe('the list of the crew', () => {
  test('is searched by name, phone and number, filtered, and sorted by the first paper to expire', async () => {
    const { crew } = await staff();
    const word = randomUUID().slice(0, 8);
    const add = (name: string, more = {}) => crew.create({ ...made, name: `${name} ${word}`, ...more });
    await add('Ayu', { roles: ['instructor'], licence_until: '2026-12-31', first_aid_until: '2030-01-01' });
    await add('Bayu', { employment: 'freelance', insurance_until: '2026-11-01', phone: '+6281299990000' });
    await add('Citra', { active: false, first_aid_until: '2027-01-01', certification_number: `N-${word}-7` });
    const names = async (query = {}) =>
      (await crew.list({ search: word, ...query })).data.map(({ name }) => name.split(' ')[0]);
    expect(await names()).toEqual(['Ayu', 'Bayu', 'Citra']);
    expect(await names({ sort: '-name' })).toEqual(['Citra', 'Bayu', 'Ayu']);
    expect(await names({ sort: 'papers' })).toEqual(['Bayu', 'Ayu', 'Citra']);
    expect(await names({ role: 'instructor' })).toEqual(['Ayu']);
    expect(await names({ employment: 'freelance' })).toEqual(['Bayu']);
    expect(await names({ active: false })).toEqual(['Citra']);
    expect(await names({ papers_due: true })).toEqual(['Ayu', 'Bayu']);
    expect(await names({ page: 2, per_page: 2 })).toEqual(['Citra']);
    expect(await names({ search: `N-${word.toUpperCase()}` })).toEqual(['Citra']);
    expect((await crew.list({ search: '99990000' })).data).toHaveLength(1);
  });

  test("is exported in the reader's language, without formulas in cells", async () => {
    const { crew, user } = await staff();
    const name = `=HYPERLINK("x") ${randomUUID().slice(0, 8)}`;
    await crew.create({ ...made, name, certification_number: '-2+3' });
    const query = new URLSearchParams({ lang: 'de', search: name });
    const headers = new Headers({ cookie: `auth-token=${await signIn(user)}` });
    const answer = await handleList(
      new Request(`http://localhost:3000/api/lists/crew.csv?${query}`, { headers }),
      'crew.csv',
    );
    const [headings = '', row = ''] = (await answer.text()).split('\r\n');
    expect(headings).toContain('Brevetnummer');
    expect(row).toMatch(/^"'=HYPERLINK/);
    expect(row).toContain('Balinesisch');
    expect(row).toContain("'-2+3,");
    expect(row).toContain("'+6281234567890,");
  });
});

describe('REST', () => {
  async function call(method: string, path: string, token: string | null, body?: object) {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await callRest(
      new Request(`http://localhost:3000/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    const { data } = await answer.json();
    return { status: answer.status, data };
  }

  test('lets integrators with staff rights read and change crew and roster', async () => {
    const token = await signIn(await account({ role: 'ADMIN' }));
    const created = await call('POST', '/admins/crew', token, made);
    expect(created.status).toBe(201);
    const { uuid, version } = created.data;
    expect((await call('GET', `/admins/crew/${uuid}`, token)).data).toEqual(created.data);
    const change = { version, employment: 'freelance' };
    expect((await call('PATCH', `/admins/crew/${uuid}`, token, change)).data.employment).toBe('freelance');
    expect((await call('PATCH', `/admins/crew/${uuid}`, token, change)).status).toBe(409);

    const days = { days: ['2026-12-06', '2026-12-07'], state: 'works' };
    expect((await call('PATCH', `/admins/roster/${uuid}`, token, days)).data.days).toEqual([
      { date: '2026-12-06', state: 'extra_day', papers_valid: true },
      { date: '2026-12-07', state: 'works', papers_valid: true },
    ]);
    const { data: roster } = await call('GET', '/admins/roster?month=2026-12', token);
    expect(roster).toMatchObject({ month: '2026-12', leaders: expect.any(Array) });
    const row = roster.crew.find((one: { uuid: string }) => one.uuid === uuid);
    expect(row.days[5]).toEqual({ date: '2026-12-06', state: 'extra_day', papers_valid: true });
    expect((await call('GET', '/admins/roster?month=2026-13', token)).status).toBe(422);

    expect((await call('DELETE', `/admins/crew/${uuid}`, token)).status).toBe(200);
    expect((await call('GET', `/admins/crew/${uuid}`, token)).status).toBe(404);
    expect((await call('PATCH', `/admins/roster/${uuid}`, token, days)).status).toBe(404);
  });
});
