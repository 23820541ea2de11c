import { sql, type RawBuilder } from 'kysely';
import { randomFor } from './random.ts';

type Expression = RawBuilder<unknown>;

/**
 * Repeatable chance inside a statement, for rows that the database makes itself: the same seed and the same key (a
 * whole number, such as an id) give the same value on every machine.
 */
export interface SqlChance {
  /** From 0 to below 1. */
  share(key: Expression, draw: number): Expression;
  /** A whole number from 0 to below `count`. */
  below(key: Expression, draw: number, count: Expression | number): Expression;
}

/** A source of its own for each purpose. Values of one key differ by `draw`, any small number. */
export function sqlChanceFor(seed: string): SqlChance {
  const first = randomFor(seed).int(0, 1_000_000_000) * 1_000;
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
