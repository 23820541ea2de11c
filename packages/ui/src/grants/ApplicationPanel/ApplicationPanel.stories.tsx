import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { applicationFixture } from '../grantFixture.ts';
import { ApplicationPanel } from './ApplicationPanel.tsx';

const meta = {
  component: ApplicationPanel,
  args: {
    label: 'Application 204',
    state: { status: 'ready', data: applicationFixture, refreshing: false },
    onRetryFiles: fn(),
  },
  parameters: {
    guide: {
      purpose:
        'An application in every state of its data, next to the list or alone: loading, unknown, failed, loaded.',
      notFor: 'Data that is already loaded, which is an `ApplicationView`.',
      accessibility: [
        'A region, named such as Application 204, that gets the focus when it is opened from the list, without scrolling the page.',
      ],
    },
  },
} satisfies Meta<typeof ApplicationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { shouldFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Application 204' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Teodora Lindqvist' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText('[working...]')).toBeVisible(),
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', message: 'ERROR: Application was not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ERROR: Application was not found');
  },
};

void ({ Loading, Empty, Failed, Ready } satisfies Record<Capitalize<AsyncState<unknown>['status']>, Story>);
