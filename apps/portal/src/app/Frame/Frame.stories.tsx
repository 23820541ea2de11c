import { formDriver, modalDriver } from '@portal/ui/testing';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { queryClient } from '../../api/queryClient.ts';
import { requestLogin } from '../../state/loginRequest.ts';
import { providerResponses } from '../../testing/api.ts';
import { faulty, faultTexts } from '../../testing/faults.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { storyPages } from '../../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../../testing/screenStates.ts';

type Play = NonNullable<Story['play']>;

const pages = providerResponses.get('/api/page', ({ response }) => response(200).json(storyPages));
const frameAt = (address: string, ready: Play, others: Parameters<typeof screenStates>[0]['others'] = []) =>
  screenStates({
    address,
    heading: null,
    path: '/api/page',
    responses: { ready: pages },
    others,
    shows: { ready },
  }).ready;

export default { title: 'app/Frame', component: PortalAt } satisfies ScreenMeta;

/** Every menu group that the role can open; the first one is expanded. */
export const Menu: Story = frameAt('/Home', async ({ canvas, userEvent }) => {
  const menu = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
  await userEvent.click(await menu.findByRole('button', { name: 'Subpages of Reports' }));
  await expect(await menu.findByRole('link', { name: 'Mailer Summary' })).toBeVisible();
  await userEvent.click(menu.getByRole('button', { name: 'Subpages of Reports' }));
});

export const PageFound: Story = frameAt('/Home', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'Home' });
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await userEvent.type(await screen.findByRole('combobox'), 'cust');
  await waitFor(() => expect(screen.getByRole('option', { name: /^Customer Channel/ })).toBeVisible());
});

export const UserMenuOpen: Story = frameAt('/Home', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mara Stories' }));
  const menu = within(await screen.findByRole('menu', { name: 'Menu for Mara Stories' }));
  await expect(menu.getByText('Signed in as mara.stories')).toBeInTheDocument();
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
});

const users = fn<() => object[]>();
const found = providerResponses.get('/api/search', ({ response }) =>
  response(200).json([{ kind: 'user', id: '5', title: 'jdoe', detail: '' }]),
);
const listed = http.get('/api/user', () => HttpResponse.json(users()));

/** A command of the palette says why nothing happens: the palette has closed. */
export const CommandFailed: Story = frameAt(
  '/Home',
  async ({ canvas, userEvent, msw }) => {
    const run = async (command: string) => {
      await queryClient.resetQueries({ queryKey: ['get', '/api/user'] });
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await userEvent.type(await screen.findByRole('combobox'), `${command} user jdoe`);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${command} jdoe`, 'i') }));
    };
    await canvas.findByRole('link', { name: 'Home' });
    users.mockReturnValue([]);
    await run('edit');
    await canvas.findByText('jdoe no longer exists.');
    users.mockReturnValue([{ userId: 5, username: 'mara.stories' }]);
    await run('terminate');
    await canvas.findByText("You can't terminate your own account");
    msw.use(faulty('/api/user', 'failed'));
    await run('edit');
    await canvas.findByText(faultTexts.failed);
  },
  [found, listed],
);

/** Screens that everyone may open do not need the pages. */
export const PagesFailed: Story = frameAt('/about', async ({ canvas, msw }) => {
  await canvas.findByRole('link', { name: 'Home' });
  msw.use(faulty('/api/page', 'failed'));
  await queryClient.resetQueries({ queryKey: ['get', '/api/page'] });
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    `${faultTexts.failed}The menu couldn't be loaded.`,
  );
  await expect(await within(canvas.getByRole('main')).findByRole('img', { name: /.+/ })).toBeVisible();
});

/** What another tab has stored is neither ignored nor overwritten. */
export const PreferencesOfOtherTab: Story = frameAt('/Home', async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Collapse menu' });
  // The storage of an iframe is that of another tab.
  const otherTab = document.body.appendChild(document.createElement('iframe'));
  const key = 'portal.preferences';
  otherTab.contentWindow?.localStorage.setItem(
    key,
    JSON.stringify({ isMenuCollapsed: true, charts: { a: true } }),
  );
  await userEvent.click(await canvas.findByRole('button', { name: 'Expand menu' }));
  await expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    isMenuCollapsed: false,
    charts: { a: true },
  });
  otherTab.remove();
});

/** Ends the other sessions as well, so it asks first. */
export const LogOutEverywhere: Story = frameAt('/Home', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mara Stories' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
  const question = modalDriver(screen, 'Sign out everywhere', userEvent);
  await expect(await question.waitUntilOpen()).toHaveTextContent('This ends all your sessions');
});

/** The menu covers the page. */
export const Phone: Story = {
  ...frameAt('/Campaigns', async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Campaigns' });
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await expect(await canvas.findByRole('link', { name: 'Home' })).toBeVisible();
  }),
  globals: { viewport: { value: 'w390' } },
};

/** An administrator has set the status; users can still sign in. */
export const Unavailable: Story = frameAt(
  '/Home',
  async ({ canvas }) => void (await canvas.findByText(/^The portal is marked as unavailable/)),
  [
    providerResponses.get('/api/portalstatus', ({ response }) =>
      response(200).json({ status: 0, timeStamp: '2026-06-01T06:00:00' }),
    ),
  ],
);

/** A save waits for a new login, which opens over the page. */
export const LoginAgain: Story = frameAt('/Campaigns', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Campaigns' });
  const isSignedIn = requestLogin('expired');
  const dialog = await modalDriver(screen, 'Log in').waitUntilOpen();
  await expect(dialog.textContent).toContain(faultTexts.expired);
  await userEvent.type(within(dialog).getByLabelText('Password'), 'Correct-Horse-7{Enter}');
  await expect(await isSignedIn).toBe(true);
  void requestLogin('expired');
  await modalDriver(screen, 'Log in').waitUntilOpen();
});

/** Unsaved changes are not discarded without asking. */
export const LeaveWithChanges: Story = frameAt('/Campaigns/MailerAdd', async ({ canvas, userEvent }) => {
  await canvas.findByRole('form', { name: 'Add Mailer' });
  const form = formDriver(canvas, 'Add Mailer', userEvent);
  await form.fillIn({ Description: 'Fall fabric sale' });
  await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
  const question = modalDriver(screen, 'Discard changes', userEvent);
  await question.waitUntilOpen();
  await question.press('Keep editing');
  await expect(form.value('Description')).toBe('Fall fabric sale');
  await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
  await question.waitUntilOpen();
});
