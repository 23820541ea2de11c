import { sql } from 'kysely';
import type { Db } from './database.ts';

const patienceMs = 1_500;

/**
 * Makes the question "does the database answer?" cheap to ask often: whoever asks while a question is under way gets
 * its answer.
 */
export function reachabilityOf(db: Db): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= ask(db).finally(() => (asked = null));
    return asked;
  };
}

async function ask(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, patience]);
  } finally {
    clearTimeout(timer);
  }
}
