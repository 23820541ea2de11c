import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../../../load/limiter.ts';

/** Cost parameters of Argon2id. */
export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The minimum that OWASP recommends. Stored with each hash, so the parameters can be raised any time. */
const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** In code points. A longer password is always wrong. */
const maxPasswordLength = 256;

export interface PasswordOptions {
  /** Parameters of new hashes. */
  cost?: PasswordCost;
  /** Maximum of concurrent hash computations; each uses a core and 19 MiB. */
  maxConcurrent?: number;
  /** Queue limit; further calls are rejected. */
  maxQueued?: number;
}

/** Creates and verifies password hashes, with limited concurrency. */
export interface Passwords {
  /** @throws AppError server.busy if the queue is full */
  hash(password: string): Promise<string>;
  /** Whether the hash uses other parameters than new hashes. */
  isOutdated(passwordHash: string): boolean;
  /**
   * Verifies a password. Without a hash (unknown user) it compares with a dummy hash, which takes the same time and
   * fails.
   * @throws AppError server.busy if the queue is full
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /**
   * Does the work of a verification for an attempt that is blocked. These take turns, so that they leave room for others.
   * @throws AppError server.busy if the queue is full
   */
  imitateVerification(password: string): Promise<void>;
}

export async function createPasswords({
  cost = defaultCost,
  maxConcurrent = availableParallelism(),
  maxQueued = 64,
}: PasswordOptions = {}): Promise<Passwords> {
  const limiter = createLimiter({ maxRunning: maxConcurrent, maxWaiting: maxQueued });
  const blockedAttempts = createLimiter({ maxRunning: 1, maxWaiting: maxQueued });
  const dummyHash = await hash(randomBytes(24).toString('base64'), cost);
  const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

  return {
    hash: (password) => limiter.run(() => hash(normalizePassword(password), cost)),
    isOutdated: (passwordHash) => !passwordHash.startsWith(currentPrefix),
    verify: verifyLimited,
    async imitateVerification(password) {
      await blockedAttempts.run(() => verifyLimited(null, password));
    },
  };

  async function verifyLimited(passwordHash: string | null, password: string): Promise<boolean> {
    const isTooLong = [...password].length > maxPasswordLength;
    const matches = await limiter.run(() =>
      verify(passwordHash ?? dummyHash, normalizePassword(isTooLong ? '' : password)),
    );
    return matches && passwordHash !== null && !isTooLong;
  }
}

/** Equivalent Unicode sequences are the same password. */
function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}
