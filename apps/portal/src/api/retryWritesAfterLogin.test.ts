import { ApiError, createClients } from '@portal/api-client';
import { describe, expect, test } from 'vitest';
import { retryWritesAfterLogin } from './retryWritesAfterLogin.ts';

const user = { username: 'demo.marketing' };
const later = '2099-01-01T00:00:00Z';
const refused = () => new Response('{}', { status: 401 });
const done = () => new Response('[]', { status: 200 });

/** Clients of a server that gives these responses, and a login form that is answered like this. */
function arrange(responses: (() => Response)[], signsIn: boolean, expiration = later) {
  const sent: string[] = [];
  let asked = 0;
  let session: { token: string; expiration: string; user: typeof user } | null = {
    token: 'old',
    expiration,
    user,
  };
  const plain = createClients({
    baseUrls: {
      provider: 'https://portal.test',
      barcode: 'https://portal.test/b',
      grant: 'https://portal.test/g',
    },
    login: () => session,
    fetch: async (request) => {
      const text = await request.text();
      sent.push(`${request.method} ${request.headers.get('authorization')} ${text}`);
      return responses.shift()?.() ?? done();
    },
  });
  const clients = retryWritesAfterLogin(plain, {
    login: () => session,
    requestLogin: async () => {
      asked += 1;
      if (signsIn) session = { token: 'new', expiration: later, user };
      return signsIn;
    },
  });
  const signIn = (username: string | null) => {
    session = username === null ? null : { token: 'new', expiration: later, user: { username } };
  };
  return { clients, sent, asked: () => asked, signIn };
}

const body = { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' };
const sentBody = JSON.stringify(body);

describe('a write with an expired session', () => {
  test('is sent again with the new token and the same request', async () => {
    const { clients, sent, asked } = arrange([refused], true);
    const { data } = await clients.provider.POST('/api/user/changePassword', { body });
    expect(data).toEqual([]);
    expect(sent).toEqual([`POST Bearer old ${sentBody}`, `POST Bearer new ${sentBody}`]);
    expect(asked()).toBe(1);
  });

  test('is sent once after sign-in when the session expired before the first attempt', async () => {
    const { clients, sent } = arrange([], true, '2020-01-01T00:00:00Z');
    await clients.provider.POST('/api/user/changePassword', { body });
    expect(sent).toEqual([`POST Bearer new ${sentBody}`]);
  });

  test('is not sent a third time', async () => {
    const { clients, sent, asked } = arrange([refused, refused, refused], true);
    await expect(clients.provider.POST('/api/user/changePassword', { body })).rejects.toMatchObject({
      status: 401,
    });
    expect(sent).toHaveLength(2);
    expect(asked()).toBe(1);
  });

  test('fails with the original error when no one signs in', async () => {
    const { clients, sent } = arrange([refused], false);
    await expect(clients.provider.POST('/api/user/changePassword', { body })).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(sent).toHaveLength(1);
  });

  test('does not request sign-in when another call already led to one', async () => {
    const { clients, sent, asked, signIn } = arrange(
      [
        () => {
          signIn(user.username);
          return refused();
        },
      ],
      false,
    );
    await clients.provider.POST('/api/user/changePassword', { body });
    expect(sent).toHaveLength(2);
    expect(asked()).toBe(0);
  });

  test.each([null, 'demo.care'])(
    'fails when its user has signed out and %s is signed in',
    async (username) => {
      const { clients, sent, asked, signIn } = arrange(
        [
          () => {
            signIn(username);
            return refused();
          },
        ],
        true,
      );
      await expect(clients.provider.POST('/api/user/changePassword', { body })).rejects.toMatchObject({
        status: 401,
      });
      expect(sent).toHaveLength(1);
      expect(asked()).toBe(0);
    },
  );

  test.each(['barcode', 'grant'] as const)('is retried on the %s API too', async (api) => {
    const { clients, sent } = arrange([refused], true);
    const put = clients[api].PUT as (path: string, init: object) => Promise<unknown>;
    await put('/anything', { body: {} });
    expect(sent).toHaveLength(2);
  });
});

describe('sign-in is not requested for', () => {
  test('a read: its list offers a sign-in', async () => {
    const { clients, asked } = arrange([refused], true);
    await expect(clients.provider.GET('/api/page', {})).rejects.toMatchObject({ status: 401 });
    expect(asked()).toBe(0);
  });

  test('a wrong password at sign-in', async () => {
    const { clients, sent, asked } = arrange([refused], true);
    await expect(
      clients.provider.POST('/api/authentication/login', { body: { username: 'a', password: 'b' } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(asked()).toBe(0);
  });

  test('a report requested with POST', async () => {
    const { clients, sent, asked } = arrange([refused], true);
    const report = { campaignId: 7, allocateNonSpecific: 'N', expandedView: 'N' } as const;
    await expect(clients.provider.POST('/api/MailSumm/', { body: report })).rejects.toMatchObject({
      status: 401,
    });
    expect(sent).toHaveLength(1);
    expect(asked()).toBe(0);
  });

  test('a write that fails for another reason', async () => {
    const { clients, asked } = arrange([() => new Response('', { status: 500 })], true);
    await expect(clients.provider.POST('/api/user/changePassword', { body })).rejects.toMatchObject({
      status: 500,
    });
    expect(asked()).toBe(0);
  });
});
