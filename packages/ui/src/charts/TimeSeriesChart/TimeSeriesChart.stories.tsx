import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { channels, manySources, type WeekRow, weeks } from '../chartFixture.ts';
import { TimeSeriesChart } from './TimeSeriesChart.tsx';

const WeekChart = TimeSeriesChart<WeekRow>;

const meta = {
  component: WeekChart,
  args: {
    label: 'Customers by channel',
    tableLabel: 'Customers',
    rows: { status: 'ready', data: weeks, refreshing: false },
    day: (row) => row.day,
    series: channels,
  },
  parameters: {
    guide: {
      purpose:
        'How values change from day to day, next to their table, such as signups by source in the last month. Each line is labeled at its end, so that no legend is needed.',
      notFor:
        'Parts of a whole: `ShareChart`. Comparing rows: `RankedBarChart`. Data without a table: the chart only helps to read it.',
      accessibility: [
        'A figure with a title; its description names the table with the same data.',
        'Lines differ by dashes as well as by color; days without values are gaps, not zeros. Nothing is animated.',
      ],
    },
  },
} satisfies Meta<typeof WeekChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines are labeled at their ends and interrupted where weeks are missing. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Text messages');
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiLineChart-line')).toHaveLength(4));
    const path = canvasElement.querySelector('.MuiLineChart-line')?.getAttribute('d') ?? '';
    await expect(path.match(/M/g)).toHaveLength(2);
  },
};

/** Arrow keys move between points; each is announced with its date and value. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Text messages');
    await userEvent.tab(); // the button that hides it
    await userEvent.tab(); // its menu
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await canvas.findByRole('img', { name: '2025-02-09; Direct mail; 42,680' });
  },
};

/** Only the largest series are drawn, and the sum of the others. */
export const ManySeries: Story = {
  args: { series: manySources },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Other (17)');
    await expect(canvasElement.querySelectorAll('.MuiLineChart-line')).toHaveLength(8);
  },
};

const files: Blob[] = [];

/** The menu of the chart saves it for a slide, with its title, finding, font and background. */
export const SavedAsPicture: Story = {
  beforeEach: () => {
    files.length = 0;
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Text messages');
    for (const type of ['SVG', 'PNG']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Chart options' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: `Download as ${type}` }));
      await waitFor(() => expect(files.at(-1)?.type).toContain(type.toLowerCase()));
    }
    const picture = new DOMParser().parseFromString((await files[0]?.text()) ?? '', 'image/svg+xml');
    const texts = [...picture.querySelectorAll('text')].map((text) => text.textContent);
    await expect(texts.slice(0, 2)).toEqual([
      'Customers by channel',
      '2025-02-02 to 2025-08-24 · Direct mail: highest 44,160 on 2025-02-16',
    ]);
    await expect(picture.querySelector('style')?.textContent).toContain('url("data:font/woff2;base64,');
    await expect(picture.querySelectorAll('[class], [style]')).toHaveLength(0);
    const { width } = await createImageBitmap(files[1] as Blob);
    await expect(width).toBe(2 * Number(picture.documentElement.getAttribute('width')));
  },
};

/** A single day is a point with its value, and the title names the day. */
export const OneDay: Story = {
  args: { rows: { status: 'ready', data: weeks.slice(0, 1), refreshing: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Direct mail');
    await canvas.findByText('2025-02-02');
  },
};

export const NoDays: Story = {
  args: { rows: { status: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No data to chart');
  },
};

/** Days without any value are not drawn as an empty plot. */
export const NoValues: Story = {
  args: { series: channels.map((channel) => ({ ...channel, value: () => null })) },
  play: async ({ canvas }) => {
    await canvas.findByText('No data to chart');
    await expect(canvas.queryByRole('button', { name: 'Chart options' })).toBeNull();
  },
};
