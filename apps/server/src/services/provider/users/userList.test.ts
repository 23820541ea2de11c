import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';
import { readUsersVersion } from './queries.ts';
import { createUserList } from './userList.ts';

const server = testServer();

const readTag = async () => String((await server.request(people.admin, { url: '/api/user' })).headers.etag);
const execute = (statement: ReturnType<typeof sql>) => statement.execute(server.database.db);

describe('the version of all users changes with', () => {
  test.each([
    { what: 'a name', statement: sql`update users set first_name = 'Another' where user_id = 2` },
    { what: 'a lock', statement: sql`update users set is_locked_out = not is_locked_out where user_id = 3` },
    { what: 'the version of a row', statement: sql`update users set row_version = row_version + 1` },
    {
      what: 'a wrong password',
      statement: sql`update users set failed_password_attempt_count = failed_password_attempt_count + 1 where user_id = 2`,
    },
    {
      what: 'the name of a company',
      statement: sql`update companies set company_name = company_name || '!'`,
    },
    {
      what: 'a user added',
      statement: sql`insert into users (username, username_key) values ('new', 'new')`,
    },
    { what: 'a user deleted', statement: sql`delete from users where username = 'new'` },
  ])('$what, on any server', async ({ statement }) => {
    const version = await readUsersVersion(server.database.db);
    const tag = await readTag();
    await execute(statement);
    expect(await readUsersVersion(server.database.db)).not.toBe(version);
    expect(await readTag()).not.toBe(tag);
  });

  test('values swapped between two users, whatever they are', async () => {
    for (const number of Array.from({ length: 12 }).keys()) {
      const comments = [`first ${number}`, `second ${number}`];
      const versions: string[] = [];
      for (const [one, other] of [comments, comments.toReversed()]) {
        await execute(
          sql`update users set comment = case user_id when 2 then ${one} else ${other} end where user_id in (2, 3)`,
        );
        versions.push(await readUsersVersion(server.database.db));
      }
      expect(versions[1]).not.toBe(versions[0]);
    }
  });
});

describe('the list of users', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

  test('is the same object for all readers until it changes', async () => {
    const list = createUserList(server.database.db);
    const [first, second] = await Promise.all([list.read(), list.read()]);
    expect(second).toBe(first);
    await execute(sql`update users set first_name = 'Third' where user_id = 2`);
    const changed = await list.read();
    expect(changed).not.toBe(first);
    expect(changed).toContainEqual(expect.objectContaining({ userId: 2, firstName: 'Third' }));
  });

  test('shows new times of login and activity after a minute', async () => {
    const list = createUserList(server.database.db);
    const readActivity = async () => (await list.read()).find(({ userId }) => userId === 2)?.lastActivityDate;
    const before = await readActivity();
    await execute(sql`update users set last_activity_date = '2031-02-03T04:05:06Z' where user_id = 2`);
    vi.advanceTimersByTime(59_000);
    expect(await readActivity()).toBe(before);
    vi.advanceTimersByTime(1_000);
    expect(await readActivity()).toBe('2031-02-03T04:05:06');
  });
});
