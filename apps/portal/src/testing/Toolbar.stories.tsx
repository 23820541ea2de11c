import { expect, within } from 'storybook/test';
import { MAILER_LIST_PATH } from '../screens/campaigns/paths.ts';
import { providerResponses } from './api.ts';
import { faultTexts } from './faults.ts';
import type { Fault } from './faultTitles.ts';
import { firstPage } from './firstPage.ts';
import { PortalAt } from './PortalAt.tsx';
import { type Play, screenStates, type ScreenMeta, type Story } from './screenStates.ts';
import type { StoryRoleName } from './storyRoles.ts';

const mailer = {
  mailerCode: 'FF2500',
  dateProcessed: '2026-05-04T00:00:00',
  timeProcessed: '142530',
  saleDateBegin: '2026-06-30T00:00:00',
  saleDateEnd: '2026-07-14T00:00:00',
  sequenceNumberStart: 1_000_000,
  sequenceNumberEnd: 1_002_499,
  description: 'Fall fabric sale, respondents',
  quantity: 2_500,
  mailerInformation: null,
};
const list = (mailerData: (typeof mailer)[]) =>
  providerResponses.get('/api/mailer', ({ response }) =>
    response(200).json({ ...firstPage(mailerData.length), mailerData }),
  );

const screenWithRows = screenStates({
  address: MAILER_LIST_PATH,
  path: '/api/mailer',
  responses: { ready: list([mailer]), empty: list([]) },
  shows: { ready: async () => {}, empty: async () => {} },
}).ready;

const seenBy = (role: StoryRoleName, play: Play): Story => ({ ...screenWithRows, globals: { role }, play });
const meeting = (fault: Fault, play: Play): Story => ({ ...screenWithRows, globals: { fault }, play });

const showsRows: Play = async ({ canvas }) => void (await canvas.findByRole('rowheader', { name: 'FF2500' }));

/** The menu entries that the role can open, and what the screen shows for it. */
const menuIs =
  (entries: string[], showsScreen = showsRows): Play =>
  async (context) => {
    await showsScreen(context);
    const menu = within(context.canvas.getByRole('navigation', { name: 'Main menu' }));
    const isEntry = (name: string) => ['Home', 'Campaigns', 'Reports', 'Tableau', 'Admin'].includes(name);
    const links = menu.queryAllByRole('link').map(({ textContent }) => textContent);
    await expect(links.filter(isEntry)).toEqual(entries);
  };

const says =
  (text: string): Play =>
  async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert.textContent).toContain(text);
  };

export default { title: 'screens/Toolbar', component: PortalAt } satisfies ScreenMeta;

export const Administrator: Story = seenBy(
  'administrator',
  menuIs(['Home', 'Campaigns', 'Reports', 'Tableau', 'Admin']),
);

/** Each menu entry shows the roles it requires. */
export const Developer: Story = seenBy('developer', async (context) => {
  await showsRows(context);
  await expect(context.canvas.getByText('JAS, MSC, Coleman')).toBeVisible();
});

export const Marketing: Story = seenBy('marketing', menuIs(['Home', 'Campaigns', 'Reports', 'Tableau']));

export const CustomerCare: Story = seenBy('customerCare', menuIs(['Home', 'Campaigns']));

/** A user without roles can open no page: this one looks like a page that does not exist. */
export const WithoutRoles: Story = seenBy(
  'withoutRoles',
  menuIs([], async ({ canvas }) => {
    await canvas.findByRole('heading', { name: `The page for ${MAILER_LIST_PATH} has not been created` });
  }),
);

/** After login the screen is shown. */
export const SignedOut: Story = seenBy('signedOut', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('User name'), 'mara.stories');
  await userEvent.type(canvas.getByLabelText('Password'), 'Correct-Horse-7{Enter}');
  await showsRows(context);
});

export const NoFailure: Story = meeting('none', showsRows);

export const Slow: Story = meeting('slow', async (context) => {
  await context.canvas.findByText('[working...]');
  await showsRows(context);
});

export const Endless: Story = meeting('endless', async ({ canvas }) => {
  await canvas.findByText('[working...]');
});

export const NoRows: Story = meeting('empty', async ({ canvas }) => {
  await canvas.findByText('[no data]');
});

export const Unauthorized: Story = meeting('unauthorized', says(faultTexts.unauthorized));
export const Forbidden: Story = meeting('forbidden', says(faultTexts.forbidden));
export const Failed: Story = meeting('failed', says(faultTexts.failed));
export const Malformed: Story = meeting('malformed', says("couldn't be read"));
export const Unreachable: Story = meeting('unreachable', says('could not be reached'));

void ({
  administrator: Administrator,
  developer: Developer,
  marketing: Marketing,
  customerCare: CustomerCare,
  withoutRoles: WithoutRoles,
  signedOut: SignedOut,
} satisfies Record<StoryRoleName, Story>);
void ({
  none: NoFailure,
  slow: Slow,
  endless: Endless,
  empty: NoRows,
  unauthorized: Unauthorized,
  forbidden: Forbidden,
  failed: Failed,
  malformed: Malformed,
  unreachable: Unreachable,
} satisfies Record<Fault, Story>);
