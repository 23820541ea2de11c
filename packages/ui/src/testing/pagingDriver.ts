import { actor, type Queries, type User } from './queries.ts';
import { buttonIn, isEnabled, spokenText } from './semantics.ts';

type Step = 'Top' | 'Previous' | 'Next' | 'Bottom';

export interface PagingDriver {
  /** The page shown and how many there are; `null` while nothing is known. */
  position: () => { page: number; totalPages: number } | null;
  /** Rows of all pages; `null` while nothing is known. */
  totalRows: () => number | null;
  canPress: (step: Step) => boolean;
  press: (step: Step) => Promise<void>;
  /** Types a number into the box and presses Enter. */
  jumpTo: (page: number) => Promise<void>;
}

/**
 * Reads and works a paging bar of `@portal/ui/tables`.
 * @param queries `canvas`, `screen` or `within(element)` with one bar in it
 * @param user needed only to act
 */
export function pagingDriver(queries: Queries, user?: User): PagingDriver {
  const bar = () => queries.getByRole('group', { name: 'Pages' });
  const match = (pattern: RegExp) => pattern.exec(spokenText(bar()));
  return {
    position() {
      const [, page, totalPages] = match(/Page ([\d,]+) of ([\d,]+)/) ?? [];
      return page && totalPages ? { page: number(page), totalPages: number(totalPages) } : null;
    },
    totalRows() {
      const [, rows] = match(/Total rows: ([\d,]+)/) ?? [];
      return rows ? number(rows) : null;
    },
    canPress: (step) => isEnabled(buttonIn(bar(), step)),
    press: async (step) => void (await actor(user).click(buttonIn(bar(), step))),
    async jumpTo(page) {
      const box = bar().querySelector('input');
      if (!box) throw new Error('The paging bar has no box for a page number.');
      await actor(user).clear(box);
      await actor(user).type(box, `${page}{Enter}`);
    },
  };
}

function number(text: string): number {
  return Number(text.replaceAll(',', ''));
}
