import { isApiError } from '@portal/api-client';
import type { WizardResponse, WizardCall } from '@portal/domain/barcode';
import { clients } from '../../../api/clients.ts';
import { getFailureMessage, logFailure, requireData, requireList } from '../../../api/failures.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { mutate } from '../../../api/mutations.ts';
import { toVersionHeader } from '../../../api/saveVersion.ts';
import { createChannelsQuery } from './prefetchWizard.ts';
import { WizardFailure } from './wizardRunner.ts';

/** Sends a call of the wizard; failures are logged to the console. @throws WizardFailure */
export async function sendWizardCall(call: WizardCall): Promise<WizardResponse> {
  try {
    return await (writes.has(call.type) ? mutate([jobList], () => sendRequest(call)) : sendRequest(call));
  } catch (error) {
    logFailure(error, call.type);
    const status = isApiError(error) && error.status > 0 ? error.status : null;
    throw new WizardFailure(getFailureMessage(error), status, error);
  }
}

const jobList = ['get', '/JobOverview/'] as const;
const writes: ReadonlySet<WizardCall['type']> = new Set([
  'createJob',
  'loadCampaign',
  'saveCoupons',
  'releaseCampaign',
  'startJob',
]);

async function sendRequest(call: WizardCall): Promise<WizardResponse> {
  const { barcode } = clients;
  switch (call.type) {
    case 'listChannels':
      return { to: call.type, channels: await fetchChannels() };
    case 'createJob': {
      const { data } = await barcode.POST('/Step1', { body: call.body, parseAs: 'text' });
      return { to: call.type, text: data ?? '' };
    }
    case 'loadCampaign':
      await barcode.POST('/Step2', { body: { CECampaignId: call.campaignId, JobId: call.jobId } });
      return { to: call.type };
    case 'listCoupons':
      return { to: call.type, coupons: await fetchCoupons(call) };
    case 'saveCoupons':
      await barcode.PUT('/Coupons/{jobId}', toRowsRequest(call));
      return { to: call.type };
    case 'keepDraft': {
      const { data } = await barcode.PUT('/Job/{jobId}/Draft', toRowsRequest(call));
      return { to: call.type, rowVersion: data?.rowVersion };
    }
    case 'readTheirs': {
      const job = await fetchJob(call);
      return { to: call.type, job, coupons: job.draft ?? (await fetchCoupons(call)) };
    }
    case 'releaseCampaign':
      await barcode.DELETE('/Job/{jobId}/Campaign', toJobParams(call));
      return { to: call.type };
    case 'startJob':
      await barcode.POST('/Step3', { body: { JobId: call.jobId } });
      return { to: call.type };
    case 'readLog':
      return {
        to: call.type,
        log: requireList((await barcode.GET('/Step4/{jobId}', toJobParams(call))).data),
      };
    case 'readJob':
      return { to: call.type, job: await fetchJob(call) };
  }
}

/** Uses the prefetched response, if any. */
async function fetchChannels() {
  return requireList(await queryClient.fetchQuery({ ...createChannelsQuery(), retry: false }));
}

async function fetchJob(call: { jobId: number }) {
  return requireData(await clients.barcode.GET('/Job/{jobId}', toJobParams(call)));
}

async function fetchCoupons(call: { jobId: number }) {
  return requireList((await clients.barcode.GET('/Coupons/{jobId}', toJobParams(call))).data);
}

function toRowsRequest(call: Extract<WizardCall, { type: 'saveCoupons' | 'keepDraft' }>) {
  const { jobId, rowVersion, coupons } = call;
  const params = { path: { jobId }, header: toVersionHeader({ rowVersion }) };
  return { params, body: [...coupons] };
}

function toJobParams({ jobId }: { jobId: number }) {
  return { params: { path: { jobId } } };
}
