import { requireUser, type Queries, type User } from './queries.ts';
import { findButton, isEnabled, getSpokenText } from './semantics.ts';

type Step = 'Top' | 'Previous' | 'Next' | 'Bottom';

export interface PagingDriver {
  /** The current page and the number of pages; `null` while unknown. */
  position: () => { page: number; totalPages: number } | null;
  /** Total number of rows; `null` while unknown. */
  totalRows: () => number | null;
  canPress: (step: Step) => boolean;
  press: (step: Step) => Promise<void>;
  /** Types a page number and presses Enter. */
  jumpTo: (page: number) => Promise<void>;
}

/**
 * Reads and operates a paging bar of `@portal/ui/tables`.
 * @param queries `canvas`, `screen` or `within(element)` with one bar in it
 * @param user needed only to act
 */
export function pagingDriver(queries: Queries, user?: User): PagingDriver {
  const getBar = () => queries.getByRole('group', { name: 'Pages' });
  const match = (pattern: RegExp) => pattern.exec(getSpokenText(getBar()));
  return {
    position() {
      const [, page, totalPages] = match(/Page ([\d,]+) of ([\d,]+)/) ?? [];
      return page && totalPages ? { page: parseNumber(page), totalPages: parseNumber(totalPages) } : null;
    },
    totalRows() {
      const [, rows] = match(/Total rows: ([\d,]+)/) ?? [];
      return rows ? parseNumber(rows) : null;
    },
    canPress: (step) => isEnabled(findButton(getBar(), step)),
    press: async (step) => void (await requireUser(user).click(findButton(getBar(), step))),
    async jumpTo(page) {
      const pageInput = getBar().querySelector('input');
      if (!pageInput) throw new Error('The paging bar has no page number input.');
      await requireUser(user).clear(pageInput);
      await requireUser(user).type(pageInput, `${page}{Enter}`);
    },
  };
}

function parseNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
