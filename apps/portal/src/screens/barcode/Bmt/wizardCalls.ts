import { isApiError } from '@portal/api-client';
import type { WizardAnswer, WizardCall } from '@portal/domain/barcode';
import { clients } from '../../../api/clients.ts';
import { failureText } from '../../../api/failures.ts';
import { logFailure } from '../../../api/logFailure.ts';
import { once, type OnceParams } from '../../../api/once.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { changing } from '../../../api/writes.ts';
import { channelsQuery } from './requestWizard.ts';
import { WizardFailure } from './wizardRunner.ts';

/** Sends a call of the wizard; failures are logged to the console. @throws WizardFailure */
export async function sendWizardCall(call: WizardCall): Promise<WizardAnswer> {
  try {
    return await (writes.has(call.type) ? changing([jobList], () => answerTo(call)) : answerTo(call));
  } catch (error) {
    logFailure(operations[call.type], error);
    const status = isApiError(error) && error.status > 0 ? error.status : null;
    throw new WizardFailure(failureText(error), status, error);
  }
}

/** Method and path of each call, for the log. */
const operations = {
  listChannels: ['get', '/barcode/Step1'],
  createJob: ['post', '/barcode/Step1'],
  loadCampaign: ['post', '/barcode/Step2'],
  listCoupons: ['get', '/barcode/Coupons/{jobId}'],
  saveCoupons: ['put', '/barcode/Coupons/{jobId}'],
  startJob: ['post', '/barcode/Step3'],
  readLog: ['get', '/barcode/Step4/{jobId}'],
  readJob: ['get', '/barcode/Job/{jobId}'],
} as const satisfies Record<WizardCall['type'], readonly [string, string]>;

const jobList = ['get', '/JobOverview/'] as const;
const writes: ReadonlySet<WizardCall['type']> = new Set([
  'createJob',
  'loadCampaign',
  'saveCoupons',
  'startJob',
]);

async function answerTo(call: WizardCall): Promise<WizardAnswer> {
  const { barcode } = clients;
  switch (call.type) {
    case 'listChannels':
      return { to: call.type, channels: await channels() };
    case 'createJob': {
      const { body } = call;
      const send = (params: OnceParams) => barcode.POST('/Step1', { params, body, parseAs: 'text' });
      return { to: call.type, text: (await once(`Step1 ${JSON.stringify(body)}`, send)).data ?? '' };
    }
    case 'loadCampaign':
      await barcode.POST('/Step2', { body: { CECampaignId: call.campaignId, JobId: call.jobId } });
      return { to: call.type };
    case 'listCoupons':
      return { to: call.type, coupons: listed((await barcode.GET('/Coupons/{jobId}', ofJob(call))).data) };
    case 'saveCoupons':
      await barcode.PUT('/Coupons/{jobId}', { ...ofJob(call), body: [...call.coupons] });
      return { to: call.type };
    case 'startJob':
      await once(`Step3 ${call.jobId}`, (params) =>
        barcode.POST('/Step3', { params, body: { JobId: call.jobId } }),
      );
      return { to: call.type };
    case 'readLog':
      return { to: call.type, log: listed((await barcode.GET('/Step4/{jobId}', ofJob(call))).data) };
    case 'readJob': {
      const { data } = await barcode.GET('/Job/{jobId}', ofJob(call));
      if (!data) throw new Error('A job was answered by nothing.');
      return { to: call.type, job: data };
    }
  }
}

/** Uses the prefetched response, if any. */
async function channels() {
  return listed(await queryClient.fetchQuery({ ...channelsQuery(), retry: false }));
}

function ofJob({ jobId }: { jobId: number }) {
  return { params: { path: { jobId } } };
}

/** The type says array, but the response may be malformed. */
function listed<Row>(rows: readonly Row[] | undefined): readonly Row[] {
  if (!Array.isArray(rows)) throw new Error('A list was answered by something else.');
  return rows as readonly Row[];
}
