import { getJobId, getOutputFileName, type CopiedJob } from '@portal/domain/barcode';
import { BarcodeWizard } from '@portal/ui/barcode';
import { Button, LinkButton } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { RouteLink } from '../../../navigation/RouteLink.tsx';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { BMT_PATH } from '../paths.ts';
import { ListPanel } from './ListPanel.tsx';
import { type ListName, useListInUrl } from './useListInUrl.ts';
import { useJobDownload } from './useJobDownload.ts';
import { useWizard } from './useWizard.ts';
import { toWizardQuery } from './wizardUrl.ts';

/** The wizard, or one of the two lists in place of its step, which keeps its state. */
export function Wizard({ copied }: { copied?: CopiedJob }) {
  const [newJob] = useState(() => (copied ? { copied } : {}));
  const { state, dispatch, today } = useWizard(newJob);
  const list = useListInUrl();
  const { start: download, dialog } = useJobDownload();
  const { list: shownList } = list.location;
  useFocusAfterList(shownList);
  if (shownList !== null) return <ListPanel list={list} name={shownList} />;
  const jobId = getJobId(state);
  const fileName = getOutputFileName(state);
  return (
    <Page title="Barcode Merge Tool" count={jobId === null ? undefined : `Job ${jobId}`}>
      <BarcodeWizard
        state={state}
        today={today}
        onAction={dispatch}
        listLinks={
          <>
            <RouteLink data-list="jobs" {...list.link('jobs')}>
              Job Overview
            </RouteLink>
            <RouteLink data-list="loads" {...list.link('loads')}>
              Coupon Load Status
            </RouteLink>
          </>
        }
        startAnotherLink={<PortalLink href={BMT_PATH}>Start another job</PortalLink>}
        jobLinks={
          jobId !== null && (
            <>
              {fileName !== null && (
                <Button onClick={() => download(jobId, fileName)}>Download output file</Button>
              )}
              {state.step === 5 && (
                <LinkButton href={`${BMT_PATH}?${toWizardQuery({ jobId, step: 4 })}`}>Show log</LinkButton>
              )}
              <LinkButton href={`${BMT_PATH}?${toWizardQuery({ copiedFrom: jobId })}`}>
                Copy to new job
              </LinkButton>
            </>
          )
        }
      />
      {dialog}
    </Page>
  );
}

/** After a list is closed, focuses the link that opened it. */
function useFocusAfterList(shown: ListName | null) {
  const previous = useRef(shown);
  useEffect(() => {
    const closed = shown === null ? previous.current : null;
    previous.current = shown;
    if (closed) document.querySelector<HTMLElement>(`[data-list="${closed}"]`)?.focus();
  }, [shown]);
}
