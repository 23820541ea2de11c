import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../errors.ts';

/** How much work a hash of Argon2id takes. */
export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The least that SECURITY asks for. Stored with each hash, so they may be raised at any time. */
const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longest password, in code points; a longer one is simply wrong. */
const maxPasswordLength = 256;

export interface PasswordOptions {
  /** Of new hashes. */
  cost?: PasswordCost;
  /** Hashes computed at once; each takes a core and 19 MiB. */
  atOnce?: number;
  /** Hashes that may wait for their turn; more are refused. */
  waiting?: number;
}

/** Makes and checks password hashes, a few at once. */
export interface Passwords {
  /** @throws AppError server.busy when too many are waiting */
  hash(password: string): Promise<string>;
  /** Whether the hash was made with another cost than that of new hashes. */
  isOutdated(passwordHash: string): boolean;
  /**
   * Whether the password belongs to the hash. Without a hash (no such user) a comparison with another one takes the
   * same time and fails.
   * @throws AppError server.busy when too many are waiting
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Waits as long as a comparison takes now, without the work. */
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

/** Two ways to type the same letter are the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/** Lets at most `atOnce` pieces of work run, lets `waiting` more wait, and refuses the rest. */
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
      // The turn passes on; only without a successor does it end.
      if (next) next();
      else running -= 1;
    }
  };
}
