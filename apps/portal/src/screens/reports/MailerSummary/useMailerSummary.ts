import type { MailerSummaryRow } from '@portal/domain/reports';
import type { AsyncState } from '@portal/ui/feedback';
import type { MailerSummaryChoice } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { mailerSummaryQuery, useCampaignChoices } from './mailerSummary.ts';
import { readMailerSummary, writeMailerSummary } from './mailerSummarySearch.ts';

const none: readonly MailerSummaryRow[] = [];

/**
 * The mailer summary that the address names, and what is chosen in its controls. Another choice empties the results;
 * the address names the new report once it is shown (specification 3 §4).
 */
export function useMailerSummary() {
  const [params, setParams] = useSearchParams();
  const inAddress = writeMailerSummary(readMailerSummary(params), new URLSearchParams()).toString();
  const shown = useMemo(() => readMailerSummary(new URLSearchParams(inAddress)), [inAddress]);

  const [typed, setTyped] = useState(shown);
  const [isEmptied, setEmptied] = useState(false);
  const [followed, setFollowed] = useState(inAddress);
  if (followed !== inAddress) {
    // Back, or a link to another report.
    setFollowed(inAddress);
    setTyped(shown);
    setEmptied(false);
  }

  const campaigns = useCampaignChoices(typed.type, typed.type === shown.type ? shown.campaignId : null);
  const choice: MailerSummaryChoice = {
    ...typed,
    campaignId: typed.campaignId ?? campaigns.choices?.[0]?.campaignId ?? null,
  };

  const isShown = shown.campaignId !== null && !isEmptied;
  const query = useQuery({ ...mailerSummaryQuery(shown), enabled: isShown });
  const rows = isShown && Array.isArray(query.data) && !query.isError ? query.data : null;
  const mailers = useMemo(() => rows?.filter(({ campaignId }) => campaignId !== 0) ?? none, [rows]);
  const totals = useMemo(() => rows?.filter(({ campaignId }) => campaignId === 0) ?? none, [rows]);
  // Totals without a mailer are results too: the table says that it has no rows, above them.
  const state: AsyncState<readonly MailerSummaryRow[]> = isShown
    ? asyncList(query, () => mailers)
    : { status: 'empty' };
  const withTotals: AsyncState<readonly MailerSummaryRow[]> =
    state.status === 'empty' && rows && rows.length > 0
      ? { status: 'ready', data: none, refreshing: false }
      : state;

  function show() {
    const next = choice;
    setTyped(next);
    if (writeMailerSummary(next, new URLSearchParams()).toString() === inAddress) {
      setEmptied(false);
      void query.refetch();
      return;
    }
    // Asked for anew, however young the answer of the last time is. The results stay empty until the address has
    // followed, or those of the last report would come back for a moment.
    void queryClient.invalidateQueries({ ...mailerSummaryQuery(next), refetchType: 'none' });
    setParams(writeMailerSummary(next, params));
  }

  return {
    /** The report that the address names. */
    shown,
    choice,
    campaigns,
    change: (changed: MailerSummaryChoice) => {
      setTyped(changed);
      setEmptied(true);
    },
    show,
    report: { state: withTotals, createdAt: query.dataUpdatedAt },
    /** All rows that are shown, totals too; `null` when none are. */
    rows,
    mailers,
    totals,
  };
}
