import { gridDriver } from '@portal/ui/testing';
import { expect } from 'storybook/test';
import { screenStates, type ScreenOfStates } from '../../../testing/screenStates.ts';

/** What differs between the screens of tables that are edited in place. */
export interface EditedTableScreen extends Pick<ScreenOfStates, 'address' | 'path' | 'responses'> {
  label: string;
  /** Heading of the first column, and its cells when all is well. */
  heading: string;
  cells: readonly string[];
}

/** The stories of a screen whose table is edited in place. */
export function editedTableStates({ label, heading, cells, ...screen }: EditedTableScreen) {
  return screenStates({
    ...screen,
    shows: {
      ready: async ({ canvas }) => {
        const table = gridDriver(canvas, label);
        await table.waitForRows();
        await expect(table.cells(heading)).toEqual(cells);
      },
      loading: async ({ canvas }) => void (await canvas.findByText('[working...]')),
      empty: async ({ canvas }) => void (await canvas.findByText('No Data Available')),
      long: async ({ canvas }) => void (await gridDriver(canvas, label).waitForRows()),
    },
  });
}
