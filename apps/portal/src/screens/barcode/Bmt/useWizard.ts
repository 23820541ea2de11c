import { hasUnsavedRows, type WizardOpening } from '@portal/domain/barcode';
import { todayText } from '@portal/domain';
import { useUnsavedChanges } from '@portal/ui/forms';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../app/useTitle.ts';
import { notify } from '../../../state/notices.ts';
import { isSamePlace, placeOf, placeQuery, readPlace, type WizardPlace } from './wizardAddress.ts';
import { sendWizardCall } from './wizardCalls.ts';
import { endOfJob, isJobRunning, wizardTitle } from './wizardNews.ts';
import { WizardRunner } from './wizardRunner.ts';

const host = {
  send: sendWizardCall,
  now: () => performance.now(),
  today: () => todayText(new Date()),
};

/**
 * Runs the wizard and syncs it with the URL. Job and step are written to the URL, and opening a URL (link, reload,
 * Back) resumes the job at the step stored on the server.
 * @param newJob initial values of a new job
 * @returns the state, a dispatch function, and the local date, `YYYY-MM-DD`
 */
export function useWizard(newJob: Omit<Extract<WizardOpening, { today: string }>, 'today'>) {
  const [params, setParams] = useSearchParams();
  const wanted = readPlace(params);
  const open = () => new WizardRunner(openingOf(wanted, newJob), host, document.hidden);
  const [runner, setRunner] = useState(open);
  const state = useSyncExternalStore(runner.subscribe, runner.state);
  /** The location last synced between URL and wizard. */
  const agreed = useRef(wanted);
  /** True while the wizard changes the URL, which must not ask about unsaved changes. */
  const isWriting = useRef(false);

  useEffect(() => runner.start(), [runner]);
  useEffect(() => {
    const tell = () => runner.tabChanged(document.hidden);
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [runner]);
  useUnsavedChanges(() => !isWriting.current && hasUnsavedRows(runner.state()));

  useLayoutEffect(() => {
    if (!isSamePlace(wanted, agreed.current)) {
      agreed.current = wanted;
      setRunner(open());
      return;
    }
    const place = placeOf(state);
    if (place === null || isSamePlace(place, agreed.current)) return;
    // Each job gets a history entry; its steps replace it, so that Back does not go through them.
    const replace = place.jobId === agreed.current.jobId;
    agreed.current = place;
    isWriting.current = true;
    setParams(placeQuery(place), { replace });
    isWriting.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the URL or the wizard state changes
  }, [params, state]);

  useTitle(wizardTitle(state));
  const watched = useRef({ runner, wasRunning: false });
  useEffect(() => {
    if (watched.current.runner !== runner) watched.current = { runner, wasRunning: false };
    if (isJobRunning(state)) watched.current.wasRunning = true;
    const end = watched.current.wasRunning ? endOfJob(state) : null;
    if (!end) return;
    watched.current.wasRunning = false;
    notify(end);
  }, [runner, state]);

  return { state, act: runner.act, today: host.today() };
}

function openingOf(
  { jobId, step }: WizardPlace,
  newJob: Omit<Extract<WizardOpening, { today: string }>, 'today'>,
): WizardOpening {
  if (jobId === null) return { today: host.today(), ...newJob };
  return step === null ? { jobId } : { jobId, wantedStep: step };
}
