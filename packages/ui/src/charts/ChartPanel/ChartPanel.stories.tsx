import { type ComponentType, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ChartPanel } from './ChartPanel.tsx';

const rows = ['Lakewood', 'Euclid', 'Parma'];
interface NamesPlotProps {
  names: readonly string[];
  height: number;
}
const TextPanel = ChartPanel<string, NamesPlotProps>;

/** What draws a chart: here only the names. */
function NamesPlot({ names, height }: NamesPlotProps) {
  return <p style={{ height, margin: 0 }}>{names.join(', ')}</p>;
}

const loadNames = (): Promise<ComponentType<NamesPlotProps>> => Promise.resolve(NamesPlot);

const meta = {
  component: TextPanel,
  args: {
    label: 'Responses by store',
    tableLabel: 'Stores',
    rows: { status: 'ready', data: rows, refreshing: false },
    height: 80,
    loadPlot: loadNames,
    plotProps: (names, height) => ({ names, height }),
  },
  parameters: {
    guide: {
      purpose:
        'The common parts of all charts: title, note, the button that hides the chart, and its states. Use it to build another kind of chart.',
      notFor: 'Use in an app: use one of the charts. Images that do not show the data of a table.',
      accessibility: [
        'A figure labeled by its title and described by the name of its table. When hidden, only the button Show chart remains, or nothing if the parent has that button.',
        'A failure to load the rows is announced by the table only. A failure to draw is shown in the panel, with Retry chart.',
      ],
    },
  },
  argTypes: { loadPlot: { control: false }, note: { control: false }, renderTools: { control: false } },
} satisfies Meta<typeof TextPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figure has a name, and its description names the table with the same data. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: 'Responses by store' });
    await expect(figure).toHaveAccessibleDescription('The table Stores has the data of this chart.');
    await canvas.findByText('Lakewood, Euclid, Parma');
  },
};

export const Loading: Story = {
  args: { rows: { status: 'loading' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Loading Responses by store' });
  },
};

export const Empty: Story = {
  args: { rows: { status: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No data to chart');
  },
};

const retry = fn();

/** The table shows the error; the panel shows only that there is no data. */
export const Failed: Story = {
  args: { rows: { status: 'failed', message: 'The service is busy.', retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry chart' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The chart of the old rows stays while newer rows are loading. */
export const Refreshing: Story = {
  args: { rows: { status: 'ready', data: rows, refreshing: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Refreshing Responses by store' });
    await canvas.findByText('Lakewood, Euclid, Parma');
  },
};

const failsOnce = fn<() => Promise<ComponentType<NamesPlotProps>>>();

/** Code that could not be loaded is requested again. */
export const CodeNotLoaded: Story = {
  args: { loadPlot: failsOnce },
  beforeEach: () => {
    failsOnce.mockReset().mockImplementation(loadNames);
    failsOnce.mockRejectedValueOnce(new Error('The network is down'));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Couldn't load the chart.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry chart' }));
    await canvas.findByText('Lakewood, Euclid, Parma');
  },
};

/** A parent with its own button passes `shown`. */
export const ControlledByParent: Story = {
  args: { shown: false },
  render: function ControlledByParent(args) {
    const [shown, setShown] = useState(args.shown);
    return (
      <>
        <Button onClick={() => setShown(!shown)}>Picture</Button>
        <TextPanel {...args} shown={shown} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }));
    await canvas.findByText('Lakewood, Euclid, Parma');
    await expect(canvas.queryByRole('button', { name: 'Hide chart' })).toBeNull();
  },
};

/** An uncontrolled panel keeps its setting while it is mounted. */
export const ToggledByButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide chart' }));
    await expect(canvas.queryByText('Lakewood, Euclid, Parma')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
    await canvas.findByText('Lakewood, Euclid, Parma');
  },
};

/** In a narrow window the chart and its code are loaded only on request. */
export const Narrow: Story = {
  args: { loadPlot: fn(loadNames) },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args, userEvent }) => {
    if (matchMedia('(min-width: 900px)').matches) return;
    const button = await canvas.findByRole('button', { name: 'Show chart' });
    await expect(args.loadPlot).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(args.loadPlot).toHaveBeenCalled());
  },
};

void ({ Loading, Empty, Failed, Ready } satisfies Record<Capitalize<AsyncState<unknown>['status']>, Story>);
