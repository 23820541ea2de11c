import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../errors.ts';

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
  atOnce?: number;
  /** Queue limit; further calls are rejected. */
  waiting?: number;
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
  /** Waits as long as a verification currently takes, without computing one. */
  idle(): Promise<void>;
}

export async function createPasswords({
  cost = defaultCost,
  atOnce = availableParallelism(),
  waiting = 64,
}: PasswordOptions = {}): Promise<Passwords> {
  const inTurn = turns(atOnce, waiting);
  const nobodysHash = await hash(randomBytes(24).toString('base64'), cost);
  const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  let lastMs = 50;

  return {
    hash: (password) => inTurn(() => hash(normalised(password), cost)),
    isOutdated: (passwordHash) => !passwordHash.startsWith(currentPrefix),
    async verify(passwordHash, password) {
      const tooLong = [...password].length > maxPasswordLength;
      const started = performance.now();
      const matches = await inTurn(() =>
        verify(passwordHash ?? nobodysHash, normalised(tooLong ? '' : password)),
      );
      lastMs = performance.now() - started;
      return matches && passwordHash !== null && !tooLong;
    },
    idle: () => new Promise((resolve) => setTimeout(resolve, lastMs)),
  };
}

/** Equivalent Unicode sequences are the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/** Limits concurrency: further tasks are queued up to a limit, then rejected. */
function turns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new AppError('server.busy');
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Hand the slot to the next task; free it only if the queue is empty.
      if (next) next();
      else running -= 1;
    }
  };
}
