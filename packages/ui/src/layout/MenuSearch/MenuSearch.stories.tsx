import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { menuFixture } from '../SidebarMenu/menuFixture.ts';
import { MenuSearch } from './MenuSearch.tsx';

const opened = fn();

const meta = {
  component: MenuSearch,
  args: {
    menu: menuFixture,
    minPages: 1,
    LinkComponent: ({ href, children, onClick, ref }) => (
      <a
        href={href}
        ref={ref}
        onClick={(event) => {
          event.preventDefault();
          opened(href);
          onClick?.(event);
        }}
      >
        {children}
      </a>
    ),
  },
  parameters: {
    guide: {
      purpose:
        'In the header of an app with a long menu: `/`, three letters of a page, Enter. It is hidden while the menu has fewer than 20 pages.',
      notFor: 'Searching data: mailers, users and campaigns are found by the filters of their lists.',
      keyboard: [
        ['`/`', 'focuses the search, unless the focus is in another input'],
        ['`Enter` in the box', 'opens the first result'],
        ['`↓` `↑`', 'move to the results and back'],
        ['`Esc`', 'clears the search and keeps the focus'],
      ],
      accessibility: [
        'A search landmark named Pages; the input is named Find a page and has its shortcut in `aria-keyshortcuts`.',
        'The results are a list of links; pages with the same name are distinguished by their parent groups.',
        'An empty result is announced politely.',
      ],
    },
  },
  argTypes: { menu: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minHeight: 240 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MenuSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Find a page' })).toHaveFocus();
    await userEvent.keyboard('cust');
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Customer Channel ReportReports › Customers',
      'Customer Segment ReportReports › Customers',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Customer Segment/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: /^Customer Channel/ })).toHaveFocus();
  },
};

export const EnterOpensFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'mailers{Enter}');
    await expect(opened).toHaveBeenCalledWith('/Campaigns/MailerList');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'payroll');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matching pages');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.keyboard('payroll');
  },
};

export const Default: Story = {};

/** A short menu needs no search. */
export const ShortMenu: Story = {
  args: { minPages: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
