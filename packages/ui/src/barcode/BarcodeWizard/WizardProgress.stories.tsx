import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  respond,
  failure,
  goneOnWith,
  storyDay,
  storyJob,
  storyLog,
  wizardAfter,
  wizardStates,
} from '../barcodeFixture.ts';
import { BarcodeWizard } from './BarcodeWizard.tsx';
import { RunWizard, storyLinks } from './wizardFixture.tsx';

/** The steps after a job has started. */
const meta = {
  title: 'barcode/BarcodeWizard/Progress',
  component: BarcodeWizard,
  args: {
    state: wizardStates.step1,
    today: storyDay,
    onAction: fn(),
    ...storyLinks,
  },
  argTypes: {
    state: { control: false },
    listLinks: { control: false },
    startAnotherLink: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <RunWizard {...args} />,
} satisfies Meta<typeof BarcodeWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Step4: Story = {
  args: {
    state: wizardAfter(
      wizardStates.step4,
      respond({ to: 'readLog', log: storyLog('Start Processing', 'Row 3 of 12: mailer 410012') }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Job submitted for processing.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'The job is running' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Log' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Go to Step 5' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Start New Job' })).toBeEnabled();
  },
};

export const Step4Offline: Story = {
  args: { state: wizardAfter(wizardStates.step4, failure('No connection', null)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText("Couldn't refresh the log. Retrying…")).toBeVisible();
  },
};

export const Step4Complete: Story = {
  args: {
    state: wizardAfter(
      wizardStates.step4,
      respond({ to: 'readLog', log: storyLog('Start Processing', ' End Processing ') }),
      respond({ to: 'readJob', job: storyJob({ step: 5, status: 'Complete' }) }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Step 5' }));
    await expect(canvas.getByText('Job complete.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Step 5: Complete' })).toHaveFocus();
  },
};

export const Step4JobFailed: Story = {
  args: {
    state: wizardAfter(
      wizardStates.step4,
      respond({
        to: 'readLog',
        log: storyLog('Start Processing', 'Mailer 410012 has no sequence numbers', 'End Processing'),
      }),
      respond({ to: 'readJob', job: storyJob({ step: 5, status: 'Failed' }) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Job failed. Mailer 410012 has no sequence numbers',
    );
  },
};

/** After 20 minutes polling stops, and the status is shown as unknown. */
export const Step4TimedOut: Story = {
  args: {
    state: wizardAfter(wizardStates.step4, respond({ to: 'readLog', log: storyLog('Start Processing') }), {
      type: 'tick',
      now: 1_200_000,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The job may still be running.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Go to Step 5' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(canvas.getByRole('progressbar', { name: 'The job is running' })).toBeVisible();
  },
};

export const Step5: Story = {
  args: { state: goneOnWith({ step: 5, status: 'Complete' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Job complete.');
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['25073', 'stats_spring_2025', '880214', '—']);
    await expect(canvas.getByRole('link', { name: 'Start another job' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start New Job' }));
    await expect(canvas.getByRole('textbox', { name: 'Stats Table' })).toHaveValue('');
  },
};

export const Step5JobFailed: Story = {
  args: { state: goneOnWith({ step: 5, status: 'Failed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Job failed.');
  },
};
