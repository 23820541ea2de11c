import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPrintMedia } from '../../controls/printMediaFixture.ts';
import { PagingBar } from './PagingBar.tsx';

const meta = {
  component: PagingBar,
  args: {
    paging: { page: 3, totalPages: 12, rowCount: 1156, rowsOnPage: 100 },
    onPageChange: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'Below a list that the server returns in pages, such as 1,156 mailers with 100 per page: shows the current page and moves to the next, previous, first, last or a given page.',
      notFor: 'A table that already has all its rows: it scrolls, and stays fast with thousands of them.',
      keyboard: [
        ['`Tab`', 'moves between Top, Previous, Next, Bottom and the page number'],
        ['`Enter` in the box', 'goes to the page; a number out of range goes to the first or last page'],
        ['`↑` `↓` in the box', 'change the number; Enter goes there'],
      ],
      accessibility: [
        'A group named Pages. Page, total rows and rows on this page are a polite live region: they are announced without moving the focus.',
        'On the first and last page, buttons are `aria-disabled`, not `disabled`, so that they keep the focus.',
      ],
    },
  },
} satisfies Meta<typeof PagingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MiddlePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible();
    await expect(canvas.getByText('Total rows: 1,156')).toBeVisible();
    await expect(canvas.getByText('Rows on this page: 100')).toBeVisible();
    for (const [name, page] of [
      ['Top', 1],
      ['Previous', 2],
      ['Next', 4],
      ['Bottom', 12],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith({ page });
    }
  },
};

/** With `rowsPerPage`, the size of the pages can be chosen. */
export const RowsPerPage: Story = {
  args: { rowsPerPage: { value: 100, options: [25, 100, 500], onChange: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const choice = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(choice).toHaveDisplayValue('100');
    await userEvent.selectOptions(choice, '25');
    await expect(args.rowsPerPage?.onChange).toHaveBeenCalledWith({ rowsPerPage: 25 });
  },
};

/** On paper: which part of the list it is, and how to print all of it. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    const note = canvas.getByText('To print all rows: Table options (⋮), Print.');
    await expect(note).not.toBeVisible();
    await inPrintMedia(async () => {
      await expect(note).toBeVisible();
      await expect(canvas.getByText('Page 3 of 12')).toBeVisible();
      await expect(canvas.getByText('Rows on this page: 100')).toBeVisible();
      for (const control of canvas.getAllByRole('button', { hidden: true }))
        await expect(control).not.toBeVisible();
    });
  },
};

/** A list that is too long to be counted. */
export const NotAllCounted: Story = {
  args: { paging: { page: 1, totalPages: 100, rowCount: 10_000, hasMoreRows: true, rowsOnPage: 100 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of more than 100')).toBeVisible();
    await expect(canvas.getByText('Total rows: more than 10,000')).toBeVisible();
  },
};

export const FirstPage: Story = {
  args: { paging: { page: 1, totalPages: 12, rowCount: 1156, rowsOnPage: 100 } },
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Top', 'Previous']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const LastPage: Story = {
  args: { paging: { page: 12, totalPages: 12, rowCount: 1156, rowsOnPage: 56 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bottom' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/** Numbers out of range go to the first or last page; invalid input is ignored. */
export const JumpToPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Page' });
    await expect(box).toHaveValue(3);
    await expect(box).toHaveAttribute('min', '1');
    await expect(box.getBoundingClientRect().width).toBe(60);
    for (const [typed, page] of [
      ['9999', 12],
      ['0', 1],
      ['-4', 1],
      ['7', 7],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.paste(typed);
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenLastCalledWith({ page });
    }
    await userEvent.clear(box);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(4);
    await expect(box).toHaveValue(3);
  },
};

/** The box keeps the focus, so that several pages can be looked at by keyboard. */
export const JumpAgain: Story = {
  render: function Pages(args) {
    const [page, setPage] = useState(3);
    const paging = { page, totalPages: 12, rowCount: 1156, rowsOnPage: 100 };
    return <PagingBar {...args} paging={paging} onPageChange={(change) => setPage(change.page)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Page' });
    for (const page of ['7', '9']) {
      await userEvent.clear(box);
      await userEvent.keyboard(`${page}{Enter}`);
      await expect(canvas.getByText(`Page ${page} of 12`)).toBeVisible();
      await expect(canvas.getByRole('spinbutton', { name: 'Page' })).toHaveFocus();
    }
  },
};

/** Incomplete input is discarded on blur. */
export const JumpAbandoned: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Page' });
    await userEvent.type(box, '55');
    await userEvent.tab();
    await expect(box).toHaveValue(3);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const OnePage: Story = { args: { paging: { page: 1, totalPages: 1, rowCount: 0, rowsOnPage: 0 } } };

export const ManyRows: Story = {
  args: { paging: { page: 84_123, totalPages: 100_000, rowCount: 10_000_000, rowsOnPage: 100 } },
};

/** Before the first response. */
export const Unknown: Story = { args: { paging: null } };
