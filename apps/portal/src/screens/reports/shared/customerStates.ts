import { tableDriver } from '@portal/ui/testing';
import { expect, within } from 'storybook/test';
import { screenStates, type ScreenOfStates } from '../../../testing/screenStates.ts';

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
      ready: async ({ canvas }) => {
        await canvas.findAllByRole('rowheader', { name: 'FW15' });
        await canvas.findByText(note);
        await expect(tableDriver(canvas, title).headings()).toHaveLength(columns);
        await canvas.findByRole('figure', { name: chart });
      },
      loading: async ({ canvas }) => {
        await canvas.findByText('[working...]');
        await expect(canvas.getByRole('button', { name: 'Download File' })).toHaveAccessibleDescription(
          'There is nothing to download yet',
        );
      },
      empty: async ({ canvas }) => void (await canvas.findByText('No Data Available')),
      long: async ({ canvas }) => void (await canvas.findAllByRole('rowheader', { name: 'FW15' })),
      failed: async ({ canvasElement }) => {
        const alert = await within(canvasElement.ownerDocument.body).findByRole('alert');
        await expect(alert).toHaveTextContent(/^Error: /);
      },
    },
  });
}
