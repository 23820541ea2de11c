import { describe, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('password hashes', () => {
  test('match one password each', async () => {
    const passwords = await createPasswords();
    const hash = await passwords.hash('Blue-Kettle-41');
    expect(await passwords.verify(hash, 'Blue-Kettle-41')).toBe(true);
    expect(await passwords.verify(hash, 'Blue-Kettle-42')).toBe(false);
    expect(await passwords.verify(null, 'Blue-Kettle-41')).toBe(false);
    expect(await passwords.hash('Blue-Kettle-41')).not.toBe(hash);
  });

  test('use Argon2id with the cost that SECURITY requires; those of another cost are outdated', async () => {
    const passwords = await createPasswords();
    const hash = await passwords.hash('Blue-Kettle-41');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(passwords.isOutdated(hash)).toBe(false);
    const weak = await createPasswords({ cost: { memoryCost: 8_192, timeCost: 1, parallelism: 1 } });
    expect(passwords.isOutdated(await weak.hash('Blue-Kettle-41'))).toBe(true);
  });

  test('use the whole password, up to 256 code points', async () => {
    const passwords = await createPasswords();
    const long = '🙂'.repeat(256);
    const hash = await passwords.hash(long);
    expect(await passwords.verify(hash, long)).toBe(true);
    expect(await passwords.verify(hash, '🙂'.repeat(255))).toBe(false);
    expect(await passwords.verify(hash, `${long}🙂`)).toBe(false);
  });

  test('are computed a few at a time; when too many wait, the next is rejected', async () => {
    const passwords = await createPasswords({ maxConcurrent: 1, maxQueued: 3 });
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.verify(null, 'x')));
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results[5]).toMatchObject({ reason: { code: 'server.busy', headers: { 'retry-after': '2' } } });
    expect(await passwords.verify(null, 'x')).toBe(false);
  });

  test('leave a place for others while blocked attempts do the same work', async () => {
    const passwords = await createPasswords({ maxConcurrent: 2, maxQueued: 0 });
    const blocked = Array.from({ length: 3 }, () => passwords.imitateVerification('x'));
    const other = passwords.verify(null, 'x');
    const outcomes = (await Promise.allSettled(blocked)).map(({ status }) => status);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await other).toBe(false);
  });
});
