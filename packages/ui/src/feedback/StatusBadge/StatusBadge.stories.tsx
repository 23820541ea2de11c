import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge, type StatusKind } from './StatusBadge.tsx';

const meta = {
  component: StatusBadge,
  args: { kind: 'error', children: 'Failed' },
  parameters: {
    guide: {
      purpose:
        'The status of a thing in a table, a card or beside a title: locked, running, complete, failed. The word says it; shape and color make it quick to find.',
      notFor:
        'Values that are no status, such as yes or no, which are text. Messages, which are an `ErrorBanner` or a notification.',
      accessibility: [
        'Read as its word. Each kind has a shape of its own, so that color is never the only difference.',
      ],
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const samples: [StatusKind, string][] = [
  ['neutral', 'Draft'],
  ['info', 'Running'],
  ['success', 'Complete'],
  ['warning', 'Dormant'],
  ['error', 'Locked'],
];

export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {samples.map(([kind, word]) => (
        <StatusBadge key={kind} kind={kind}>
          {word}
        </StatusBadge>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Locked')).toBeVisible();
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(new Set(paths).size).toBe(samples.length);
  },
};
