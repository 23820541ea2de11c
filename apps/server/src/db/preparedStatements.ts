import { sql } from 'kysely';
import type { Client } from 'pg';

const mark = '/* prepared */';

/**
 * Marks a statement, at its start, that each connection prepares once: for statements of almost every call, which the
 * database would otherwise plan each time. Do not mark statements whose plan depends on the values.
 */
export const prepared = sql.raw(mark);

/** Names of the marked statements, by text. */
const names = new Map<string, string>();

type AnyQuery = (statement: unknown, ...rest: unknown[]) => unknown;

/** Prepares the marked statements of a connection. */
export function prepareMarkedStatements(client: Pick<Client, 'query'>): void {
  const query = client.query.bind(client) as AnyQuery;
  (client as { query: AnyQuery }).query = (statement, ...rest) =>
    typeof statement === 'string' && statement.trimStart().startsWith(mark)
      ? query({ name: findName(statement), text: statement }, ...rest)
      : query(statement, ...rest);
}

function findName(text: string): string {
  const name = names.get(text) ?? `portal_${names.size + 1}`;
  names.set(text, name);
  return name;
}
