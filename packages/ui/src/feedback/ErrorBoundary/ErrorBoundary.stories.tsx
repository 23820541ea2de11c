import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('The answer has no rows');
  return <p>Everything is fine.</p>;
}

const meta = {
  component: ErrorBoundary,
  tags: ['broken'],
  args: { children: <Fragile />, onError: fn() },
  parameters: {
    // React writes what a boundary has caught to the console; here, it is meant.
    react: { rootOptions: { onCaughtError: () => {} } },
    guide: {
      purpose:
        'Around each page inside the frame and around code that is loaded on demand, such as charts: a programming error affects only that region.',
      notFor: 'Expected failures: a failed request is an `AsyncState`, and a form shows its own errors.',
      accessibility: [
        'The message is an alert with a heading and a Try again button; the technical details can be expanded with the keyboard.',
      ],
    },
  },
  argTypes: { children: { control: false } },
  beforeEach: () => {
    isBroken = true;
  },
} satisfies Meta<ErrorBoundaryProps>;
export default meta;
type Story = StoryObj<ErrorBoundaryProps>;

export const Failed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: "Couldn't display this page." })).toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('Error: The answer has no rows')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ error: expect.objectContaining({ message: 'The answer has no rows' }) }),
    );
  },
};

export const Retried: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Everything is fine.')).toBeVisible();
  },
};

/** The inner boundary passes the error on to the outer one. */
export const CaughtByParent: Story = {
  args: {
    title: 'The whole could not be shown.',
    children: (
      <ErrorBoundary title="A part could not be shown." shouldCatch={() => false}>
        <Fragile />
      </ErrorBoundary>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'The whole could not be shown.' })).toBeVisible();
  },
};

export const Ready: Story = {
  beforeEach: () => {
    isBroken = false;
  },
};
