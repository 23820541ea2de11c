import { matchText, splitWords, type RecordKind } from '@portal/domain';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import { listOpenKinds } from './openKinds.ts';
import { listRecords, type RecordRow } from './queries.ts';
import { correctWords } from './searchWords.ts';

const maxPerKind = 8;
/** Further words are ignored. */
const maxWords = 6;
/** Rank of records that were found by a code that their name does not contain. */
const codeRank = 3;

export const searchHandlers = {
  async searchRecords({ query }, context) {
    const words = splitWords(query.text).slice(0, maxWords);
    if (words.length === 0) return [];
    const kinds = listOpenKinds(context, await context.server.pageTree.read()).filter(
      (kind) => !query.kind || kind === query.kind,
    );
    const found = await listRecords(
      context.db,
      kinds.map((kind) => ({ kind, choice: { words: words.map((word) => [word]) } })),
    );
    if (found.length > 0) return selectBest(found, (row) => rankRecord(words, row) ?? codeRank);
    return selectBest(await findSimilar(context, kinds, words), (row) => rankRecord(words, row));
  },
} satisfies Partial<ProviderHandlers>;

/** Records whose words resemble the typed ones. */
async function findSimilar(
  { db, server }: Context,
  kinds: readonly RecordKind[],
  typed: readonly string[],
): Promise<RecordRow[]> {
  const known = await server.searchWords.read();
  const choices = kinds.flatMap((kind) => {
    const words = correctWords(typed, known.get(kind) ?? []);
    return words ? [{ kind, choice: { words } }] : [];
  });
  return listRecords(db, choices);
}

function rankRecord(words: readonly string[], { id, title, detail }: RecordRow): number | null {
  return matchText(words.join(' '), [title, id, detail]);
}

/** The best records, a few of each kind; those without a rank do not match. */
function selectBest(rows: readonly RecordRow[], rank: (row: RecordRow) => number | null): RecordRow[] {
  const counts = new Map<RecordKind, number>();
  return rows
    .flatMap((row) => {
      const found = rank(row);
      return found === null ? [] : [{ row, rank: found }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ row }) => {
      const count = (counts.get(row.kind) ?? 0) + 1;
      counts.set(row.kind, count);
      return count <= maxPerKind ? [row] : [];
    });
}
