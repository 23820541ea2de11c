import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { tableDriver } from '../../testing/tableDriver.ts';
import { DailyFigures } from './DailyFigures.tsx';

const data = Array.from({ length: 40 }, (_, index) => ({
  day: `2025-${index < 20 ? '03' : '02'}-${String(20 - (index % 20)).padStart(2, '0')}T00:00:00`,
  count: index === 2 ? 1_204 : 41 - index,
}));

const meta = {
  component: DailyFigures,
  args: {
    title: 'Daily Page Views',
    countHeading: 'Page Views',
    rows: { status: 'ready', data, refreshing: false },
    onClose: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'A small table of daily counts next to the list of applications, such as Daily Page Views, with a chart above it if there is space.',
      notFor: 'Reports, which have their own screen, filters and files.',
      accessibility: [
        'A region named by its title; the close button is named Close Daily Page Views, since two of them can be open.',
      ],
    },
  },
  decorators: [
    (Show) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 300, height: 420 }}>
        <Show />
      </div>
    ),
  ],
} satisfies Meta<typeof DailyFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = tableDriver(canvas, 'Daily Page Views');
    await expect(table.headings()).toEqual(['Date', 'Page Views']);
    await expect(table.cells('Date').slice(0, 2)).toEqual(['2025-03-20', '2025-03-19']);
    await expect(table.cell(3, 'Page Views')).toHaveTextContent('1,204');
    await userEvent.click(canvas.getByRole('button', { name: 'Close Daily Page Views' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { rows: { status: 'loading' } } };
export const Empty: Story = {
  args: { rows: { status: 'empty' } },
  play: async ({ canvas }) => expect(canvas.getByText('No Data Available')).toBeVisible(),
};
export const Failed: Story = {
  args: { rows: { status: 'failed', message: 'ERROR: An error occurred', retry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('ERROR: An error occurred'),
};

void ({ Loading, Empty, Failed, Ready } satisfies Record<Capitalize<AsyncState<unknown>['status']>, Story>);
