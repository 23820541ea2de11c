import { type MailerCodeRange, parseRanges } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RangeMap } from './RangeMap.tsx';

const ranges = (...pairs: [string, string][]): MailerCodeRange[] =>
  parseRanges(
    Object.fromEntries(
      pairs.flatMap(([start, end], index) => [
        [`mailerCode${index + 1}Start`, start],
        [`mailerCode${index + 1}End`, end],
      ]),
    ),
  );

const meta = {
  component: RangeMap,
  args: {
    ranges: ranges(['410000', '410099'], ['410090', '410149'], ['410200', '410299'], ['QUILTA', 'QUILTF']),
    onSelect: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'Thirty pairs of six-digit codes are hard to compare as text. Strips on one axis make overlaps visible, and a click focuses their fields.',
      notFor:
        'Entering ranges, which is done in the grid of `CampaignModal`; figures over time, which are charts.',
      accessibility: [
        'The strips are hidden from screen readers, which get a table of the same ranges with a column Overlaps.',
        'The strips need no keyboard access: the fields they focus are Tab stops themselves.',
      ],
    },
  },
} satisfies Meta<typeof RangeMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two ranges share codes; a table lists the overlap. */
export const Overlapping: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: '2 410090 410149 range 1' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '3 410200 410299 none' })).toBeInTheDocument();
    await userEvent.click(canvas.getByTitle('Range 4: QUILTA to QUILTF'));
    await expect(args.onSelect).toHaveBeenCalledWith({ range: expect.objectContaining({ number: 4 }) });
  },
};

export const NoRange: Story = { args: { ranges: [] } };
export const ThirtyRanges: Story = {
  args: {
    ranges: ranges(
      ...Array.from({ length: 30 }, (_, index): [string, string] => [
        String(400_000 + index * 100),
        String(400_079 + index * 100),
      ]),
    ),
  },
};
