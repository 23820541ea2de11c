import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import type { AsyncState } from '../AsyncState.ts';
import { AsyncContent } from './AsyncContent.tsx';

const TextContent = AsyncContent<string[]>;

const meta = {
  component: TextContent,
  args: {
    label: 'Roles',
    state: { status: 'ready', data: ['Administer', 'JAS', 'MSC'], refreshing: false },
    children: (roles: readonly string[]) => (
      <ul>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
    ),
  },
  parameters: {
    guide: {
      purpose:
        'Around loaded content that is not a table: the checkboxes of a role, the text of an application, a panel. The screen passes the state; loading, empty, failed and refreshing look the same everywhere.',
      notFor:
        'Tables, which accept an `AsyncState` themselves and keep their headings while loading. Forms, which show their own progress.',
      accessibility: [
        'A progress bar named Loading or Refreshing with the name of the content is shown next to it; old data stays readable while newer is fetched.',
        'A failure is an alert with a Retry button; nothing moves the focus.',
      ],
    },
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof TextContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[working...]')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Loading Roles' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data Available')).toBeVisible();
  },
};

const retry = fn();

export const Failed: Story = {
  args: { state: { status: 'failed', message: "Couldn't load the roles.", retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The old data stays while newer data is loading. */
export const Refreshing: Story = {
  args: { state: { status: 'ready', data: ['Administer'], refreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Refreshing Roles' })).toBeInTheDocument();
  },
};

/** A refresh fails: the data stays, with what was typed in it, below the error. */
export const FailedRefresh: Story = {
  args: { state: { status: 'ready', data: ['Administer'], refreshing: false } },
  render: function FailedRefreshStory({ state, ...args }) {
    const [hasFailed, setFailed] = useState(false);
    const failure = { status: 'failed', message: "Couldn't load the roles.", retry } as const;
    return (
      <>
        <Button onClick={() => setFailed(true)}>Refresh</Button>
        <AsyncContent {...args} state={hasFailed ? { ...failure, olderData: ['Administer'] } : state}>
          {(roles) => (
            <label>
              Filter <input /> {roles.length} role
            </label>
          )}
        </AsyncContent>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Filter/ }), 'adm');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load the roles.");
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Filter/ })).toHaveValue('adm');
  },
};

/** The content fills the remaining height, so that a list in it can scroll. */
export const FillsHeight: Story = {
  args: { fillHeight: true },
  decorators: [
    (Content) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 300 }}>
        <Content />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const root = canvas.getByRole('list').parentElement;
    await expect(root?.getBoundingClientRect().height).toBe(300);
  },
};

void ({ Loading, Empty, Failed, Ready } satisfies Record<Capitalize<AsyncState<unknown>['status']>, Story>);
