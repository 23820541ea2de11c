import { type PagingBarLocaleText, pagingBarLocaleText } from '../tables/PagingBar/pagingBarLocaleText.ts';
import { requireUser, type Queries, type User } from './queries.ts';
import { findButton, isEnabled, getSpokenText } from './semantics.ts';

/** Names of the buttons in English; in another language they press the same ones. */
export type PagingStep = 'Top' | 'Previous' | 'Next' | 'Bottom';

export interface PagingDriver {
  /** The current page and the number of pages; `null` while unknown. */
  position: () => { page: number; totalPages: number } | null;
  /** Total number of rows; `null` while unknown. */
  totalRows: () => number | null;
  canPress: (step: PagingStep) => boolean;
  press: (step: PagingStep) => Promise<void>;
  /** Types a page number and presses Enter. */
  jumpTo: (page: number) => Promise<void>;
}

/**
 * Reads and operates a paging bar of `@portal/ui/tables`.
 * @param queries `canvas`, `screen` or `within(element)` with one bar in it
 * @param user needed only to act
 * @param localeText texts of the bar that are not the built-in ones
 */
export function pagingDriver(
  queries: Queries,
  user?: User,
  localeText?: Partial<PagingBarLocaleText>,
): PagingDriver {
  const strings = { ...pagingBarLocaleText, ...localeText };
  const buttonNames: Record<PagingStep, string> = {
    Top: strings.first,
    Previous: strings.previous,
    Next: strings.next,
    Bottom: strings.last,
  };
  const getButton = (step: PagingStep) => findButton(getBar(), buttonNames[step]);
  const getBar = () => queries.getByRole('group', { name: strings.label });
  const match = (text: string) => toPattern(text).exec(getSpokenText(getBar()))?.groups;
  return {
    position() {
      const { page, totalPages } = match(strings.pageOf('#page', '#totalPages')) ?? {};
      return page && totalPages ? { page: parseNumber(page), totalPages: parseNumber(totalPages) } : null;
    },
    totalRows() {
      const { rows } = match(strings.totalRows('#rows')) ?? {};
      return rows ? parseNumber(rows) : null;
    },
    canPress: (step) => isEnabled(getButton(step)),
    press: async (step) => void (await requireUser(user).click(getButton(step))),
    async jumpTo(page) {
      const pageInput = getBar().querySelector('input');
      if (!pageInput) throw new Error('The paging bar has no page number input.');
      await requireUser(user).clear(pageInput);
      await requireUser(user).type(pageInput, `${page}{Enter}`);
    },
  };
}

/** A pattern of a text in which `#name` stands for a formatted number. */
function toPattern(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll(/#(\w+)/g, String.raw`(?<$1>\d[\d.,\s’]*)`));
}

function parseNumber(text: string): number {
  return Number(text.replaceAll(/\D/g, ''));
}
