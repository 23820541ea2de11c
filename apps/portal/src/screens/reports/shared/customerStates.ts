import { tableDriver } from '@portal/ui/testing';
import { expect } from 'storybook/test';
import { screenStates, type ScreenOfStates } from '../../../testing/screenStates.ts';
import { reportShows } from './reportShows.ts';

/** What differs between the reports on customers. */
export interface CustomerReport extends Pick<ScreenOfStates, 'address' | 'path' | 'answers'> {
  title: string;
  /** Below the table. */
  note: string;
  /** How many columns there are. */
  columns: number;
  /** Name of the chart. */
  chart: string;
}

/** The stories of a report on customers. */
export function customerStates({ title, note, columns, chart, ...report }: CustomerReport) {
  return screenStates({
    ...report,
    shows: {
      ...reportShows,
      ready: async ({ canvas }) => {
        await canvas.findAllByRole('rowheader', { name: 'FW15' });
        await canvas.findByText(note);
        await expect(tableDriver(canvas, title).headings()).toHaveLength(columns);
        await canvas.findByRole('figure', { name: chart });
      },
      long: async ({ canvas }) => void (await canvas.findAllByRole('rowheader', { name: 'FW15' })),
    },
  });
}
