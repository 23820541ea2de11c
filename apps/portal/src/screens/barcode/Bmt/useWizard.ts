import { hasUnsavedRows, type OpenWizardOptions } from '@portal/domain/barcode';
import { formatCalendarDay } from '@portal/domain';
import { useUnsavedChanges } from '@portal/ui/forms';
import type { WizardAction } from '@portal/ui/barcode';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTitle } from '../../../navigation/useTitle.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { notify } from '../../../state/notifications.ts';
import { confirmStartOver } from './confirmStartOver.ts';
import { isSameLocation, toWizardLocation, type WizardLocation, wizardInUrl } from './wizardUrl.ts';
import { sendWizardCall } from './wizardCalls.ts';
import { getJobEndNotification, isJobRunning, formatWizardTitle } from './wizardStatus.ts';
import { WizardRunner } from './wizardRunner.ts';

const host = {
  send: sendWizardCall,
  now: () => performance.now(),
  today: () => formatCalendarDay(new Date()),
};

/**
 * Runs the wizard and syncs it with the URL. Job and step are written to the URL, and opening a URL (link, reload,
 * Back) resumes the job at the step stored on the server.
 * @param newJob initial values of a new job
 * @returns the state, a dispatch function, and the local date, `YYYY-MM-DD`
 */
export function useWizard(newJob: Omit<Extract<OpenWizardOptions, { today: string }>, 'today'>) {
  const [urlLocation, setUrlLocation] = useUrlState(wizardInUrl);
  const open = () => new WizardRunner(toOpenOptions(urlLocation, newJob), host, document.hidden);
  const [runner, setRunner] = useState(open);
  const state = useSyncExternalStore(runner.subscribe, runner.state);
  /** The location last synced between URL and wizard. */
  const syncedLocation = useRef(urlLocation);
  const seenUrlLocation = useRef(urlLocation);
  /** True while the wizard changes the URL, which must not ask about unsaved changes. */
  const isWriting = useRef(false);

  useEffect(() => runner.start(), [runner]);
  useEffect(() => {
    const handleVisibilityChange = () => runner.tabChanged(document.hidden);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
  }, [runner]);
  useUnsavedChanges(() => !isWriting.current && hasUnsavedRows(runner.state()));

  useLayoutEffect(() => {
    // The wizard can change again before the URL has followed it.
    const hasUrlChanged = urlLocation !== seenUrlLocation.current;
    seenUrlLocation.current = urlLocation;
    if (hasUrlChanged && !isSameLocation(urlLocation, syncedLocation.current)) {
      syncedLocation.current = urlLocation;
      setRunner(open());
      return;
    }
    const location = toWizardLocation(state);
    if (location === null || isSameLocation(location, syncedLocation.current)) return;
    // Each job gets a history entry; its steps replace it, so that Back does not go through them.
    const replace = location.jobId === syncedLocation.current.jobId;
    syncedLocation.current = location;
    isWriting.current = true;
    setUrlLocation(location, { replace });
    isWriting.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the URL or the wizard state changes
  }, [urlLocation, state]);

  useTitle(formatWizardTitle(state));
  const watched = useRef({ runner, wasRunning: false });
  useEffect(() => {
    if (watched.current.runner !== runner) watched.current = { runner, wasRunning: false };
    if (isJobRunning(state)) watched.current.wasRunning = true;
    const end = watched.current.wasRunning ? getJobEndNotification(state) : null;
    if (!end) return;
    watched.current.wasRunning = false;
    notify(end);
  }, [runner, state]);

  const act = useCallback(
    (action: WizardAction) => {
      if (action.type === 'releaseCampaign') confirmStartOver(runner.state(), () => runner.act(action));
      else runner.act(action);
    },
    [runner],
  );

  return { state, act, today: host.today() };
}

function toOpenOptions(
  { jobId, step }: WizardLocation,
  newJob: Omit<Extract<OpenWizardOptions, { today: string }>, 'today'>,
): OpenWizardOptions {
  if (jobId === null) return { today: host.today(), ...newJob };
  return step === null ? { jobId } : { jobId, requestedStep: step };
}
