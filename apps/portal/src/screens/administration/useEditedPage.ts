import { splitNames, type PageRecord } from '@portal/domain';
import type { SubmitAnswer } from '@portal/ui/forms';
import { useState } from 'react';
import { usePageRecords } from '../../api/pages.ts';
import { savePage } from '../../api/pageWrites.ts';
import { notify } from '../../state/notices.ts';

type RoleField = 'roles' | 'serverRoles';

interface EditedPage {
  /** The version that the change begins from; `null` when there is no such page. */
  page: PageRecord | null;
  /** Saves a list of names of the page, which stand in it as one text. */
  save: (field: RoleField, names: readonly string[], separator: ',' | ' ') => Promise<SubmitAnswer<unknown>>;
}

/**
 * A page whose lists of names are changed in a dialog. What somebody else has saved meanwhile is said, and is what the
 * next Submit begins from.
 */
export function useEditedPage(pageId: number): EditedPage {
  const { data: pages } = usePageRecords();
  const [page, setPage] = useState(() => pages?.find((each) => each.pageId === pageId) ?? null);
  return {
    page,
    async save(field, names, separator) {
      if (!page) return { ok: false };
      const result = await savePage({ ...page, [field]: names.join(separator) });
      if (result.ok) notify({ kind: 'success', text: `${page.pageName} has been saved.` });
      if (result.ok || !result.theirs) return result;
      const theirs = splitNames(result.theirs[field], separator).join(', ') || 'none';
      setPage(result.theirs);
      return { ...result, message: `${result.message} Theirs: ${theirs}. Submit again to save yours.` };
    },
  };
}
