import { expect, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';

const views = (count: number) =>
  providerResponses.get('/api/tableau', ({ response }) =>
    response(200).json(
      Array.from({ length: count }, (_view, index) => ({
        viewId: index + 1,
        title: index === 0 ? 'Weekly Sales' : `Redemption of coupons by store and week, district ${index}`,
        viewUrl: `Sales/View${index}`,
      })),
    ),
  );

const links = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('main')).queryAllByRole('link');

const states = screenStates({
  address: '/Tableau',
  path: '/api/tableau',
  responses: { ready: views(4), empty: views(0), long: views(120) },
  shows: {
    ready: async ({ canvas, canvasElement }) => {
      const link = await canvas.findByRole('link', { name: 'Weekly Sales' });
      await expect(link).toHaveAttribute('href', '/Tableau/TableauLink?report=Sales%2FView0');
      await expect(links(canvasElement)).toHaveLength(4);
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('link', { name: 'Weekly Sales' });
      await expect(links(canvasElement)).toHaveLength(120);
    },
  },
});

export default { title: 'screens/embedded-reports/ReportList', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
