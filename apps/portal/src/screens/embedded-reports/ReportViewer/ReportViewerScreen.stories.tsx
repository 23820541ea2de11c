import { toReportLink } from '@portal/domain';
import { expect } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyReport } from '../../../testing/portalFixtures.ts';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';

const { title, viewUrl } = storyReport;
const address = toReportLink(viewUrl);
const ticket = (text: string) =>
  providerResponses.get('/api/tableau/ticket', ({ response }) =>
    response(200).json({ ticket: text, site: '' }),
  );

const states = screenStates({
  address,
  heading: title,
  path: '/api/tableau/ticket',
  responses: { ready: ticket('8kQvX2m0T1yH7dLrZbNf4g'), empty: ticket('-1') },
  shows: {
    ready: async ({ canvas }) => {
      await expect(await canvas.findByTitle(title)).toHaveAttribute(
        'src',
        '/reporting/trusted/8kQvX2m0T1yH7dLrZbNf4g/views/Sales/Weekly?:embed=yes&:toolbar=no',
      );
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(canvas.queryByTitle(title)).toBeNull();
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('The reporting server denied access. Try again.');
      await expect(canvas.queryByTitle(title)).toBeNull();
    },
  },
});

export default { title: 'screens/embedded-reports/ReportViewer', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
/** The reporting server issued no ticket. */
export const NoTicket: Story = states.empty;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
