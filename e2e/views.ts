/** What the portal shows in the demo data, for what looks at all of it: the contact sheet and the check of layout shifts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { createInitialPages } from '../apps/server/src/db/initial-data/pages.ts';
import { root } from '../tools/paths.ts';
import { openAs } from './fixtures.ts';

/** A screen, a dialog, or a state that one comes to by pressing buttons. */
export interface View {
  name: string;
  /** Below the base path. */
  address: string;
  /** What is pressed then: names of buttons and links, or of entries of the open menu, or keys, or text that is typed. */
  press?: readonly (string | { entry: string } | { keys: string } | { text: string })[];
  /** The last part of the path of requests that fail. */
  fails?: RegExp;
  isSignedOut?: boolean;
  /** Opened before, because it makes what the view shows. */
  first?: Pick<View, 'address' | 'press'>;
}

const campaign = 1113;
/** Longer than the portal takes from one request to the next. */
const quietMs = 150;
const summary = `Reports/MailSumm?CampaignId=${campaign}&ExpandedView=Y`;

const login: View = { name: 'Login', address: 'Home', isSignedOut: true };

/** Screens without an entry in the page tree, and those with an entry that need a choice. */
const others: readonly View[] = [
  ...['account', 'account/profile', 'account/email', 'account/password', 'account/two-step', 'about'].map(
    (address) => ({ name: address, address }),
  ),
  { name: 'Unknown path', address: 'nowhere' },
  { name: 'Mailer Summary', address: summary },
  { name: 'Report Viewer', address: 'Tableau/TableauLink?report=Mailers%2FPiecesByMonth' },
  ...['store', 'date'].flatMap((by) => [
    // The codes of its mailers begin with 2.
    { name: `Mailer details by ${by}`, address: summary, press: [`Details by ${by} of 2`] },
    {
      name: `Campaign details by ${by}`,
      address: summary,
      press: [`Details by ${by} of the campaign`],
    },
  ]),
  ...['SignupStatistics', 'CampaignSummary', 'CustomerChannel', 'CustomerSegment'].map((report) => ({
    name: `${report} with its chart`,
    address: `Reports/${report}`,
    press: ['Show chart'],
  })),
  { name: 'User access', address: 'Admin/ViewUserAccess?user=demo.marketing' },
  { name: 'Page users', address: 'Admin/ViewPageUsers?page=3' },
  { name: 'Users of a role', address: 'Admin/Roles?role=JAS' },
  { name: 'Pages of a server role', address: 'Admin/ServerRoles?role=ReportRead' },
  { name: 'Grant application', address: 'Reports/MgpReview?applicant=1300' },
  { name: 'Daily counts', address: 'Reports/MgpReview?views=1&counts=1' },
  { name: 'Barcode jobs', address: 'Campaigns/Bmt?list=jobs' },
  { name: 'Barcode job', address: 'Campaigns/Bmt?job=35' },
  { name: 'Missing fields', address: 'Campaigns/MailerAdd', press: ['Add Mailer'] },
];

/** Lists and reports that cannot be loaded, by the last part of the paths that fail. */
const failed = [
  ['Home', /home/],
  ['Admin/UserMaint', /user/],
  ['Admin/Roles?role=JAS', /userrole|user|role/],
  ['Admin/ViewUserAccess?user=demo.marketing', /userrole|user/],
  ['Admin/StartPages', /startpage/],
  ['Campaigns/MailerList', /mailer/],
  ['Campaigns/CampaignUpdate', /campaign/],
  ['Campaigns/Bmt?job=35', /35/],
  ['Campaigns/Bmt?list=jobs', /JobOverview/],
  [summary, /MailSumm/],
  ['Reports/CustomerChannel', /customerchannel/],
  ['Reports/MgpReview', /ApplicationList|DailyCounts|ViewLog/],
].map(([address, path]) => ({ name: `Failed ${address}`, address, fails: path })) as View[];

const empty: readonly View[] = [
  'Admin/UserMaint?filter.username=zzz',
  'Admin/Audit?userContains=zzz',
  'Campaigns/MailerList?codeStartsWith=ZZZ',
  'Campaigns/CampaignUpdate?id=999999',
  'Campaigns/OfferList?offerId=ZZZ',
  'Reports/SignupStatistics?fromDate=2027-01-01',
].map((address) => ({ name: `Empty ${address}`, address }));

/** Where each dialog is opened, with its record if it has one. */
const dialogs: Readonly<Record<string, readonly [address: string, record?: number | string]>> = {
  addCampaign: ['Campaigns/CampaignUpdate'],
  addChildPage: ['Admin/Pages', 2],
  addCompany: ['Admin/Companies'],
  addDashboardPage: ['Admin/DashboardPages'],
  addPortalPage: ['Admin/Pages'],
  addSource: ['Campaigns/SourceList'],
  addStartPage: ['Admin/StartPages'],
  addUser: ['Admin/UserMaint'],
  auditEntry: ['Admin/Audit', 1],
  dashboardPageRoles: ['Admin/DashboardPages', 1],
  deliveries: ['Admin/SendMessage', 1],
  editCampaign: ['Campaigns/CampaignUpdate', campaign],
  editSource: ['Campaigns/SourceList', 'A21B0030'],
  editUser: ['Admin/UserMaint', 3],
  editUserCompanies: ['Admin/UserMaint', 3],
  editUserRoles: ['Admin/UserMaint', 3],
  mailerSummaryHelp: [summary],
  movePage: ['Admin/Pages', 3],
  pageRoles: ['Admin/Pages', 3],
  pageServerRoles: ['Admin/Pages', 3],
  showUserAccess: ['Admin/UserMaint', 3],
};

const saveView = (name: string) => [
  'Views',
  { entry: 'Save as new view…' },
  { text: name },
  'Save view',
  `View: ${name}`,
];

/** Dialogs that have no address. */
const pressedDialogs: readonly View[] = [
  { name: 'search', address: 'Campaigns/MailerList', press: ['Search'] },
  { name: 'found records', address: 'Campaigns/MailerList', press: ['Search', { text: 'spring' }] },
  { name: 'shortcuts', address: 'Admin/Pages', press: [{ keys: '?' }] },
  { name: 'save view', address: 'Campaigns/SourceList', press: ['Views', { entry: 'Save as new view…' }] },
  {
    name: 'edit view',
    address: 'Campaigns/OfferList',
    press: [...saveView('Spring'), { entry: 'Edit name and sharing…' }],
  },
  {
    name: 'delete view',
    address: 'Campaigns/OfferList',
    press: [...saveView('Fall'), { entry: 'Delete view…' }],
  },
  { name: 'delete start page', address: 'Admin/StartPages', press: ['Actions for', { entry: 'Delete' }] },
  { name: 'delete page', address: 'Admin/Pages', press: ['Actions for Admin', { entry: 'Delete' }] },
  { name: 'terminate user', address: 'Admin/UserMaint', press: ['Actions for', { entry: 'Terminate' }] },
  { name: 'send message', address: 'Admin/SendMessage', press: ['Send message'] },
  { name: 'print', address: 'Campaigns/OfferList', press: ['Offers options', { entry: 'Print' }] },
  { name: 'sign out everywhere', address: 'Home', press: ['Ada Demo', { entry: 'Sign out everywhere' }] },
  { name: 'picture', address: 'Reports/MgpReview?applicant=1300', press: ['Headshot of'] },
  {
    name: 'discard changes',
    address: 'Campaigns/SourceList?dialog=addSource',
    press: [{ text: 'A' }, { keys: 'Escape' }],
  },
].map((view) => ({ ...view, name: `dialog ${view.name}` }));

// A screen keeps what was pressed on it, so it is shown untouched first.
const all = [login, ...pagesOfTheTree(), ...others, ...failed, ...empty, ...openDialogs(), ...pressedDialogs];

/** All views by the first part of their address, so that each sheet shows one area. */
export const areas = [...new Set(all.map(areaOf))].map((area) => ({
  area,
  views: all.filter((view) => areaOf(view) === area),
}));

function areaOf({ name, address }: View): string {
  const [area = ''] = address.split(/[/?]/);
  if (name.startsWith('dialog ')) return 'Dialogs';
  return ['Admin', 'Campaigns', 'Reports'].includes(area) && address.includes('/') ? area : 'Frame';
}

function pagesOfTheTree(): View[] {
  const detailScreens = /^Reports\/(MailSumm|MailerDetails)/;
  return createInitialPages()
    .map(({ page_name: name, url = '' }) => ({ name, address: url.slice(1) }))
    .filter(({ address }) => !detailScreens.test(address) && !address.includes('?'));
}

function openDialogs(): View[] {
  const declared = globSync('apps/portal/src/screens/*/dialogs.ts', { cwd: root }).flatMap((file) =>
    [...readSource(file).matchAll(/^ {4}(\w+): \w+;$/gm)].map(([, name = '']) => name),
  );
  return declared.map((dialog) => {
    const [address, record] = dialogs[dialog] ?? [];
    if (address === undefined) throw new Error(`The dialog ${dialog} has no address in views.ts.`);
    const query = new URLSearchParams({ dialog, ...(record !== undefined && { record: String(record) }) });
    return {
      name: `dialog ${dialog}`,
      address: `${address}${address.includes('?') ? '&' : '?'}${query}`,
      ...(dialog === 'deliveries' && { first: { address, press: ['Send a test to me'] } }),
    };
  });
}

function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * Shows a view to the administrator, and waits until nothing more is loaded. A page that already shows the portal follows
 * the address as it follows a link.
 */
export async function openView(page: Page, view: Omit<View, 'name'>): Promise<void> {
  const { address, press = [], fails, isSignedOut, first } = view;
  if (first) await openView(page, first);
  const isSignedIn = await page.getByRole('banner').isVisible();
  // A dialog without an address stays open when the address changes, and what is pressed may be on the screen before too.
  const isReloaded =
    isSignedOut || fails !== undefined || press.length > 0 || (await anyDialog(page).first().isVisible());
  const failing = fails && new RegExp(`/(api|barcode)/([^?]*/)?(${fails.source})/?([?]|$)`);
  if (failing) await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
  await settle(page, async () => {
    if (isSignedOut || (isSignedIn && isReloaded)) await page.goto(address);
    else if (isSignedIn) await page.evaluate(navigate, address);
    else await openAs(page, 'demo.admin', address);
  });
  if (failing) await page.unroute(failing);
  for (const step of press) await settle(page, () => pressStep(page, step));
}

const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function pressStep(page: Page, step: NonNullable<View['press']>[number]) {
  if (typeof step === 'string') {
    const pressed = page.getByRole('link', { name: step }).or(page.getByRole('button', { name: step }));
    await pressed.filter({ visible: true }).last().click();
  } else if ('entry' in step) await page.getByRole('menuitem', { name: step.entry }).click();
  else if ('keys' in step) await page.keyboard.press(step.keys);
  else await page.keyboard.type(step.text);
}

/** Runs in the page: what its router does for a link. */
function navigate(address: string) {
  const state = { ...history.state, idx: history.state.idx + 1 };
  history.pushState(state, '', new URL(address, `${location.origin}/portal/`));
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Acts, and waits until all is shown and nothing has been requested for a moment. `networkidle` comes once a document only. */
async function settle(page: Page, act: () => Promise<unknown>) {
  const pending = new Set<Request>();
  let quietSince = Infinity;
  const start = (request: Request) => pending.add(request);
  const end = (request: Request) => {
    pending.delete(request);
    quietSince = Date.now();
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  await act();
  quietSince = Math.min(quietSince, Date.now());
  const dialog = anyDialog(page);
  const shown = new URL(page.url()).searchParams.has('dialog')
    ? dialog
    : page.getByRole('main').or(page.getByRole('menu')).or(dialog);
  const working = page.getByText('[working...]').filter({ visible: true });
  const isSettled = async () =>
    (await shown.first().isVisible()) &&
    (await working.count()) === 0 &&
    pending.size === 0 &&
    Date.now() - quietSince > quietMs;
  await expect.poll(isSettled, { intervals: [20] }).toBe(true);
  page.off('request', start).off('requestfinished', end).off('requestfailed', end);
}
