import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: 'Dana Whitfield' },
  parameters: {
    guide: {
      purpose:
        'Before the name of a person, in lists of users and in the header, so that the same person is found at a glance.',
      notFor: 'Things and companies. Its name is always beside it.',
      accessibility: ['Hidden from screen readers, which read the name beside it.'],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = [
  'Dana Whitfield',
  'Ada Demo',
  'Bo Lindqvist',
  'Cleo Marsh',
  'Émile Zola',
  'Ines Ortega',
  'jo.park',
];

export const People: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
      {people.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Avatar name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('Dana Whitfield').querySelector('span');
    await expect(avatar).toHaveAttribute('data-initials', 'DW');
    await expect(avatar).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Small: Story = { args: { size: 'small' } };
