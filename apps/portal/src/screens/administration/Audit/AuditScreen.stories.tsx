import { pagingDriver, tableDriver } from '@portal/ui/testing';
import { delay } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { usersResponse } from '../shared/accessResponsesFixture.ts';
import { auditResponse } from '../shared/auditFixture.ts';

const path = '/Admin/Audit';

const listSuggestions = ({ list }: HTMLInputElement) =>
  [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);

const states = screenStates({
  address: path,
  path: '/api/audit',
  others: [usersResponse()],
  responses: {
    ready: auditResponse(296),
    empty: auditResponse(0),
    long: auditResponse(1_000_000, { isLong: true }),
  },
  shows: {
    ready: async ({ canvas, userEvent }) => {
      await canvas.findAllByRole('rowheader');
      await expect(tableDriver(canvas, 'Audit entries').cell(1, 'Action')).toHaveTextContent('Edit user');
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 3 });
      const user = canvas.getByRole<HTMLInputElement>('combobox', { name: /^User/ });
      await waitFor(() => expect(listSuggestions(user)).toContain('carl.care'));
      const from = canvas.getByLabelText('From date (ET)');
      await userEvent.type(from, '20260610');
      await userEvent.type(canvas.getByLabelText('To date (ET)'), '20260601{Enter}');
      await expect(from).toHaveAccessibleDescription('From date is after To date');
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas, userEvent }) => {
      await canvas.findAllByRole('rowheader');
      await expect(pagingDriver(canvas).totalRows()).toBe(1_000_000);
      await userEvent.click(canvas.getByRole('button', { name: 'Audit entries options' }));
      const print = await screen.findByRole('menuitem', { name: 'Print' });
      await expect(print).toHaveAttribute('aria-disabled', 'true');
      await within(print).findByText('More than 5,000 rows: change the filters to print fewer');
    },
  },
});

export default { title: 'screens/administration/Audit', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

/** All pages are fetched before printing, with progress; Cancel prints nothing. */
export const Printing: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole('rowheader');
    const print = spyOn(window, 'print').mockImplementation(() => {});
    msw.use(
      providerResponses.get('/api/audit', async ({ query }) => {
        if (query.get('pageNumber') === '2') await delay('infinite');
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Audit entries options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    const progress = within(await screen.findByRole('dialog', { name: 'Print Audit entries' }));
    await progress.findByText('100 of 296 rows');
    await userEvent.click(progress.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(print).not.toHaveBeenCalled();
  },
};

/** A question with the number of pages precedes many rows. */
export const PrintingMany: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findAllByRole('rowheader');
    msw.use(auditResponse(4_500));
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(pagingDriver(canvas).totalRows()).toBe(4_500));
    await userEvent.click(canvas.getByRole('button', { name: 'Audit entries options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Print Audit entries' }));
    await question.findByText('4,500 rows fill at least 100 pages. Filters leave fewer rows.');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(0);
  },
};
