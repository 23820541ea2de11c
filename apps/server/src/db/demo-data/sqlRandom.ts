import { sql, type RawBuilder } from 'kysely';
import { createRandom } from './random.ts';

type Expression = RawBuilder<unknown>;

/**
 * A seeded random generator for SQL: the same seed and key (an integer, such as an id) give the same value on every
 * machine.
 */
export interface SqlRandom {
  /** 0 (inclusive) to 1 (exclusive). */
  share(key: Expression, draw: number): Expression;
  /** An integer from 0 to `count - 1`. */
  below(key: Expression, draw: number, count: Expression | number): Expression;
}

/** Creates a generator; use one per purpose. Different `draw` numbers give independent values for the same key. */
export function createSqlRandom(seed: string): SqlRandom {
  const first = createRandom(seed).int(0, 1_000_000_000) * 1_000;
  const bits = (key: Expression, draw: number) =>
    sql`(hashint8extended((${key})::bigint, ${sql.lit(first + draw)}::bigint) & 4294967295)`;
  return {
    share: (key, draw) => sql`(${bits(key, draw)} / 4294967296.0::float8)`,
    below: (key, draw, count) => {
      const limit = typeof count === 'number' ? sql.lit(count) : count;
      return sql`(${bits(key, draw)} % (${limit}))`;
    },
  };
}
