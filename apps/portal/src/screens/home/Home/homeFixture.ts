import type { Home } from '../../../api/resources/home.ts';

/** A home page with something of everything. */
export const homeFixture: Home = {
  today: '2026-11-25T00:00:00',
  campaignCount: 2,
  campaigns: [
    {
      campaignId: 1098,
      shortDescription: 'Fall Quilting 2026',
      saleDateBegin: '2026-11-12T00:00:00',
      saleDateEnd: '2026-11-26T00:00:00',
      costPerPiece: 0.42,
      emptyRanges: [],
      clashCount: 0,
      hasCoupons: true,
    },
    {
      campaignId: 1118,
      shortDescription: 'Holiday Baking 2026',
      saleDateBegin: '2026-11-27T00:00:00',
      saleDateEnd: '2026-12-10T00:00:00',
      costPerPiece: null,
      emptyRanges: [2],
      clashCount: 0,
      hasCoupons: null,
    },
  ],
  attention: [
    {
      kind: 'failedJobs',
      count: 1,
      from: '2026-11-12T00:00:00',
      records: [{ kind: 'job', id: '41', title: 'Holiday coupons', detail: 'No mailers found' }],
    },
    {
      kind: 'unopenedApplications',
      count: 1204,
      from: '2026-10-26T00:00:00',
      records: [{ kind: 'application', id: '1300', title: 'Jamal Aurelio', detail: 'Lancaster, PA' }],
    },
    { kind: 'failedMessages', count: 3, from: null, records: [] },
    { kind: 'lockedUsers', count: 15, from: null, records: [] },
  ],
  figures: [
    {
      kind: 'runningCampaigns',
      value: 4,
      previous: 3,
      series: [3, 3, 3, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4],
      records: [],
    },
    {
      kind: 'signups',
      value: 1280,
      previous: 1174,
      series: [142, 134, 171, 181, 147, 199, 200, 134, 233, 147, 161, 244, 180, 181],
      records: [],
    },
    {
      kind: 'responses',
      value: 8604,
      previous: null,
      series: [0, 0, 212, 340, 512, 480, 610, 644, 702, 688, 590, 731, 544, 312],
      records: [
        { kind: 'campaign', id: '1098', title: 'Fall Quilting 2026', value: 6804 },
        { kind: 'campaign', id: '1117', title: 'Holiday Fleece Event 2026', value: 1800 },
      ],
    },
  ],
  recent: [
    { kind: 'campaign', id: '1118', title: 'Holiday Baking 2026', detail: '2026-11-27 to 2026-12-10' },
    { kind: 'user', id: '5', title: 'jdoe', detail: 'Jo Doe' },
  ],
  favorites: [
    { kind: 'campaign', id: '1118', title: 'Holiday Baking 2026', detail: '2026-11-27 to 2026-12-10' },
    { kind: 'mailer', id: 'SP2503', title: 'SP2503', detail: 'Spring quilting event' },
  ],
};
