import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type StoreRow, storeColumns, storeRows } from '../storeFixture.ts';

export async function openFilter(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  heading: string,
) {
  await userEvent.click(canvas.getByRole('button', { name: `Filter ${heading}` }));
  return canvas.findByRole('searchbox', { name: `Filter ${heading}` });
}

/** What all stories of tables with stores have in common: 40 stores in a region that is 560 px high. */
export const storeTableStory = {
  args: {
    label: 'Stores',
    columns: storeColumns,
    rows: { status: 'ready', data: storeRows(40), refreshing: false },
    rowId: (row: StoreRow) => row.storeNumber,
  },
  argTypes: { rows: { control: false }, columns: { control: false } },
  decorators: [
    (Story) => <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>{Story()}</div>,
  ] satisfies Decorator[],
} as const;
