import { AsyncContent } from '@portal/ui/feedback';
import { Page, PageTools } from '@portal/ui/layout';
import { use, useState } from 'react';
import { ActionLink } from '../../../actions/ActionLink.tsx';
import { asyncState } from '../../../api/asyncState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { BMT_PATH } from '../paths.ts';
import { useCopiedJob } from './jobs.ts';
import { listInUrl } from './useListInUrl.ts';
import { Wizard } from './Wizard.tsx';
import { wizardInUrl } from './wizardUrl.ts';

/** The Barcode Merge Tool: a job in five steps, and the lists linked from its first step (specification 2 §2). */
export function BmtScreen() {
  const [{ jobId, copiedFrom }] = useUrlState(wizardInUrl);
  const [{ list }] = useUrlState(listInUrl);
  const tools = use(PageTools);
  const [copied, setCopied] = useState(copiedFrom);
  // A job created with copied rows stays in the same wizard, which still holds the unsaved rows.
  if (jobId === null && copiedFrom !== copied) setCopied(copiedFrom);
  return (
    // The saved views are those of the list.
    <PageTools value={list && tools}>
      {copied === null ? <Wizard /> : <WizardWithRowsOf key={copied} jobId={copied} />}
    </PageTools>
  );
}

/** A new job with copied rows of another job. */
function WizardWithRowsOf({ jobId }: { jobId: number }) {
  const { rows, copied } = useCopiedJob(jobId);
  if (copied) return <Wizard copied={copied} />;
  return (
    <Page
      title="Barcode Merge Tool"
      actions={<ActionLink to={BMT_PATH}>Start without these rows</ActionLink>}
    >
      <AsyncContent label={`Rows of job ${jobId}`} state={asyncState(rows, copied)} />
    </Page>
  );
}
