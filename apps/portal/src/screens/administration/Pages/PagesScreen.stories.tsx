import { gridDriver } from '@portal/ui/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPage } from '../../../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';

const address = '/Admin/Pages';
const pages = [
  storyPage(1, { pageName: 'Home', url: '/Home' }),
  storyPage(2, { pageName: 'Campaigns', url: '/Campaigns', roles: 'JAS,MSC' }),
  storyPage(3, { pageName: 'Mailers', url: '/Campaigns/MailerList', parentId: 2, serverRoles: 'MailerRead' }),
  storyPage(9, { pageName: 'Web Site Pages', url: address }),
];
const respondWith = (rows: typeof pages) =>
  providerResponses.get('/api/page', ({ response }) => response(200).json(rows));

const put = fn();
const states = screenStates({
  address,
  path: '/api/page',
  method: 'get',
  others: [
    providerResponses.put('/api/page', async ({ request, response }) => {
      const page = await request.clone().json();
      put(page);
      return response(200).json(page);
    }),
  ],
  responses: {
    ready: respondWith(pages),
    long: respondWith(pages.map((page) => ({ ...page, toolTip: `${page.pageName} `.repeat(60) }))),
  },
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const tree = gridDriver(canvas, 'Pages', userEvent);
      await tree.waitForRows();
      await expect(tree.cells('Page Name')).toEqual(['Home', 'Campaigns', 'Mailers', 'Web Site Pages']);
      await expect(tree.cells('Roles')).toEqual(['', 'JAS, MSC', '', '']);
      await tree.type(2, 'Image URL', '/brand.svg{Tab}chart{Tab}');
      await tree.focus(1, 'Page Name');
      await waitFor(() => expect(put).toHaveBeenCalled());
      await expect(put).toHaveBeenCalledWith(
        expect.objectContaining({ pageId: 2, imageUrl: '/brand.svg', icon: 'chart' }),
      );
      await waitFor(() => expect([tree.state(2), tree.message(2)]).toEqual(['Saved', null]));
    },
    loading: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Web Site Pages' });
    },
    long: async ({ canvas }) => void (await gridDriver(canvas, 'Pages').waitForRows()),
  },
});

export default { title: 'screens/administration/Pages', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
/** Without pages the portal has no screens, so the error replaces this one. */
export const Loading: Story = states.loading;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

export const DeletedWithDescendants: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Pages', userEvent);
    await tree.waitForRows();
    await tree.openRowMenu(2);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Delete page “Campaigns” and the page below it?',
    );
    await expect(
      within(screen.getByRole('list', { name: 'These pages will be deleted as well' })).getAllByRole(
        'listitem',
      ),
    ).toHaveLength(1);
    await screen.findByText('Mailers (/Campaigns/MailerList)');
  },
};

/** The caret stays where it is, although the filter is in the URL. */
export const FilterTypedInTheMiddle: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    const tree = gridDriver(canvas, 'Pages', userEvent);
    await tree.waitForRows();
    const box = canvas.getByLabelText<HTMLInputElement>('Filter by name, URL or role');
    await userEvent.type(box, 'lers');
    await userEvent.type(box, 'mai', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(box).toHaveValue('mailers');
    await expect(tree.cells('Page Name')).toEqual(['Campaigns', 'Mailers']);
  },
};
