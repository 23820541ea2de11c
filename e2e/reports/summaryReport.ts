import type { APIRequestContext } from '@playwright/test';
import { apiLogin } from '../fixtures.ts';

interface Row {
  campaignId: number;
  campaignCouponNumber: number;
  mailerCode: string | null;
  mailerDescription: string | null;
  campaignDescription: string;
  ttlResponses: number;
}

/** A campaign of the type with responses, and its report, as the server gives them. */
export async function someCampaign(request: APIRequestContext, type = 'other') {
  const headers = await apiLogin('demo.marketing');
  const list = await request.get(`/api/CampaignList/${type}`, { headers });
  for (const { campaignId } of (await list.json()) as { campaignId: number }[]) {
    const data = {
      campaignId,
      mailerCode: '',
      begin: '',
      end: '',
      allocateNonSpecific: 'N',
      expandedView: 'N',
    };
    const rows = (await (await request.post('/api/MailSumm/', { headers, data })).json()) as Row[];
    const mailers = rows.filter((row) => row.campaignId !== 0);
    const totals = rows.filter((row) => row.campaignId === 0);
    const [first] = mailers;
    if (first?.mailerCode && first.ttlResponses > 0) {
      return { campaignId, name: first.campaignDescription, mailers, totals, code: first.mailerCode };
    }
  }
  throw new Error(`No campaign of type ${type} has responses.`);
}

/** Runs in the page: the next navigation is followed by Back at once. */
export function goBackOnce() {
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => {
    history.pushState = push;
    push(...entry);
    history.back();
  };
}
