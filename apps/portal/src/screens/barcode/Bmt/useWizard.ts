import { hasUnsavedRows, type OpenWizardOptions, type WizardState } from '@portal/domain/barcode';
import { formatCalendarDay } from '@portal/domain';
import { useUnsavedChanges } from '@portal/ui/forms';
import type { WizardAction } from '@portal/ui/barcode';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTitle } from '../../../navigation/useTitle.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { getLoginReason, needsLogin } from '../../../api/failures.ts';
import { requestLogin } from '../../../state/loginRequest.ts';
import { notify } from '../../../state/notifications.ts';
import { confirmStartOver } from './confirmStartOver.ts';
import { isSameLocation, toWizardLocation, type WizardLocation, wizardInUrl } from './wizardUrl.ts';
import { sendWizardCall } from './wizardCalls.ts';
import { getJobEndNotification, isJobRunning, formatWizardTitle } from './wizardStatus.ts';
import { WizardRunner } from './wizardRunner.ts';

type NewJob = Omit<Extract<OpenWizardOptions, { today: string }>, 'today'>;

const host = {
  send: sendWizardCall,
  now: () => performance.now(),
  today: () => formatCalendarDay(new Date()),
};

/**
 * The wizard of the screen. Opening a URL (link, reload, Back) opens its job at the step that the server has stored;
 * as the wizard proceeds, the URL follows.
 * @param newJob initial values of a new job
 * @returns the state, a dispatch function, and the company's date, `YYYY-MM-DD`
 */
export function useWizard(newJob: NewJob) {
  const { runner, state } = useRunnerInUrl(newJob);

  useEffect(() => runner.start(), [runner]);
  useTabVisibility(runner);
  useTitle(formatWizardTitle(state));
  useJobEndNotification(runner, state);

  const dispatch = useCallback(
    (action: WizardAction) => {
      if (action.type === 'retry') void retry(runner);
      else if (action.type === 'releaseCampaign')
        confirmStartOver(runner.state(), () => runner.dispatch(action));
      else runner.dispatch(action);
    },
    [runner],
  );
  return { state, dispatch, today: host.today() };
}

/** Loads again what was not loaded, after a new login if that is the reason. */
async function retry(runner: WizardRunner): Promise<void> {
  const failure = runner.failure();
  if (needsLogin(failure) && !(await requestLogin(getLoginReason(failure)))) return;
  runner.dispatch({ type: 'retry' });
}

/**
 * The runner of the job in the URL. Another location in the URL opens another runner; another location of the wizard is
 * written to the URL. Asks before the page is left with unsaved rows.
 */
function useRunnerInUrl(newJob: NewJob): { runner: WizardRunner; state: WizardState } {
  const [urlLocation, setUrlLocation] = useUrlState(wizardInUrl);
  const open = () => new WizardRunner(toOpenOptions(urlLocation, newJob), host, document.hidden);
  const [runner, setRunner] = useState(open);
  const state = useSyncExternalStore(runner.subscribe, runner.state);
  /** The location that URL and wizard last had in common. */
  const syncedLocation = useRef(urlLocation);
  /** The URL may have changed when it is no longer this object. */
  const seenUrlLocation = useRef(urlLocation);
  /** Whether the wizard itself is changing the URL, which loses no rows. */
  const isWriting = useRef(false);
  useUnsavedChanges(() => !isWriting.current && hasUnsavedRows(runner.state()));

  const followUrl = () => {
    syncedLocation.current = urlLocation;
    setRunner(open());
  };
  const writeUrl = (location: WizardLocation) => {
    // Each job gets a history entry; its steps replace it, so that Back does not go through them.
    const replace = location.jobId === syncedLocation.current.jobId;
    syncedLocation.current = location;
    isWriting.current = true;
    setUrlLocation(location, { replace });
    isWriting.current = false;
  };
  useLayoutEffect(() => {
    // The wizard can change again before the URL has followed it.
    const hasUrlChanged = urlLocation !== seenUrlLocation.current;
    seenUrlLocation.current = urlLocation;
    if (hasUrlChanged && !isSameLocation(urlLocation, syncedLocation.current)) {
      followUrl();
      return;
    }
    const location = toWizardLocation(state);
    if (location && !isSameLocation(location, syncedLocation.current)) writeUrl(location);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the URL or the wizard state changes
  }, [urlLocation, state]);

  return { runner, state };
}

/** Notifies the runner when the tab is hidden, because a hidden tab does not poll. */
function useTabVisibility(runner: WizardRunner): void {
  useEffect(() => {
    const handleChange = () => runner.tabChanged(document.hidden);
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, [runner]);
}

/** Notifies when a job ends that was running in this runner; not of a job that had ended before. */
function useJobEndNotification(runner: WizardRunner, state: WizardState): void {
  const running = useRef<WizardRunner | null>(null);
  useEffect(() => {
    if (isJobRunning(state)) running.current = runner;
    const end = running.current === runner ? getJobEndNotification(state) : null;
    if (!end) return;
    running.current = null;
    notify(end);
  }, [runner, state]);
}

function toOpenOptions({ jobId, step }: WizardLocation, newJob: NewJob): OpenWizardOptions {
  if (jobId === null) return { today: host.today(), ...newJob };
  return step === null ? { jobId } : { jobId, requestedStep: step };
}
