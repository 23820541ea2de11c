import { joinNames, type NamesField, splitNames, type PageRecord } from '@portal/domain';
import type { SubmitResponse } from '@portal/ui/feedback';
import { useState } from 'react';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { savePage } from '../../../api/resources/pageMutations.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

interface EditedPage {
  /** The version the edit is based on; `null` when the page does not exist. */
  page: PageRecord | null;
  save: (names: readonly string[]) => Promise<SubmitResponse<unknown>>;
}

/**
 * A page of which a dialog edits a list of names. On a conflict the newer version is shown, and the next Submit is based
 * on it.
 */
export function useEditedPage(pageId: number, field: NamesField, subject: string): EditedPage {
  const { data: pages } = usePageRecords();
  const [page, setPage] = useState(() => pages?.find((each) => each.pageId === pageId) ?? null);
  return {
    page,
    async save(names) {
      if (!page) return { ok: false };
      const result = await notifyOnSuccess(
        savePage({ ...page, [field]: joinNames(names, field) }),
        `${page.pageName} has been saved.`,
      );
      if (result.ok || !result.theirs) return result;
      setPage(result.theirs);
      const theirs = splitNames(result.theirs[field], field).join(', ');
      const differences = [{ label: subject, theirs, mine: names.join(', ') }];
      return { ...result, conflict: { title: result.message, differences } };
    },
  };
}
