import { joinNames, type NamesField, splitNames, type PageRecord } from '@portal/domain';
import type { SubmitAnswer } from '@portal/ui/forms';
import { useState } from 'react';
import { usePageRecords } from '../../api/pages.ts';
import { savePage } from '../../api/pageWrites.ts';
import { notify } from '../../state/notices.ts';

interface EditedPage {
  /** The version that the change begins from; `null` when there is no such page. */
  page: PageRecord | null;
  save: (names: readonly string[]) => Promise<SubmitAnswer<unknown>>;
}

/**
 * A page one of whose lists of names is changed in a dialog. What somebody else has saved meanwhile is said, and is what the
 * next Submit begins from.
 */
export function useEditedPage(pageId: number, field: NamesField): EditedPage {
  const { data: pages } = usePageRecords();
  const [page, setPage] = useState(() => pages?.find((each) => each.pageId === pageId) ?? null);
  return {
    page,
    async save(names) {
      if (!page) return { ok: false };
      const result = await savePage({ ...page, [field]: joinNames(names, field) });
      if (result.ok) notify({ kind: 'success', text: `${page.pageName} has been saved.` });
      if (result.ok || !result.theirs) return result;
      const theirs = splitNames(result.theirs[field], field).join(', ') || 'none';
      setPage(result.theirs);
      return { ...result, message: `${result.message} Theirs: ${theirs}. Submit again to save yours.` };
    },
  };
}
