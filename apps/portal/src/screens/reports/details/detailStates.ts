import { tableDriver } from '@portal/ui/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PortalAt } from '../../../testing/PortalAt.tsx';
import { type ScreenOfStates, screenStates } from '../../../testing/screenStates.ts';
import { reportAnswers } from '../reportFixture.ts';
import { reportShows } from '../shared/reportShows.ts';

type Story = StoryObj<typeof PortalAt>;

/** What differs between the four detail screens. */
export interface DetailScreen extends Pick<ScreenOfStates, 'address' | 'path' | 'answers'> {
  title: string;
  /** Beside the title, of a report that is there. */
  description: string;
  headings: readonly string[];
  /** Heading of the first row. */
  firstRow: string;
}

export const storeHeadings = [
  'Store',
  'Pref Mailed',
  'Store Assigned',
  'Accounting Assigned',
  'Responses',
  'Pref Response%',
  'Geo Resp%',
  'Purchases',
  'Purch%',
  'Total Purchased',
  'Avg Purch',
  'Items Purchased',
  'Avg Items',
  'Avg $/Item',
  'Product Cost',
  'Gross Margin',
  'Margin%',
  'Gross Profit',
  'Pref ROI%',
  'Geo ROI%',
];

export const dateHeadings = [
  'Date',
  'Day',
  'Responses',
  'Purchases',
  'Purch%',
  'Total Purchased',
  'Avg Purch',
  'Items Purchased',
  'Avg Items',
  'Avg $/Item',
  'Product Cost',
  'Gross Margin',
  'Margin%',
];

/** The stories of a detail screen: all states, and an address that lacks a parameter. */
export function detailStates({ title, description, headings, firstRow, ...screen }: DetailScreen) {
  const states = screenStates({
    ...screen,
    others: reportAnswers,
    shows: {
      ...reportShows,
      ready: async ({ canvas }) => {
        await canvas.findByText(description);
        await canvas.findByRole('rowheader', { name: firstRow });
        await expect(tableDriver(canvas, title).headings()).toEqual(headings);
        await expect(canvas.getByRole('button', { name: 'Download File' })).toBeEnabled();
      },
      long: async ({ canvas }) => {
        await canvas.findByRole('rowheader', { name: firstRow });
      },
    },
  });
  const parametersMissing: Story = {
    ...states.ready,
    args: { address: screen.address.replace('CampaignId=1204&', '') },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Error: Required Query parameters are missing',
      );
      await expect(canvas.queryByRole('table')).toBeNull();
    },
  };
  return { ...states, parametersMissing };
}
