// @vitest-environment jsdom
/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldsFor } from './forms/fieldsFor.ts';
import { FormModal } from './forms/FormModal/FormModal.tsx';
import { schemaFromRules } from './forms/FormSchema.ts';
import { DataTable } from './tables/DataTable/DataTable.tsx';
import { storeColumns, storeRows } from './tables/storeFixture.ts';
import { modalDriver } from './testing/modalDriver.ts';
import { tableDriver } from './testing/tableDriver.ts';
import { PortalThemeProvider } from './theme/PortalThemeProvider/PortalThemeProvider.tsx';

type ComposedStory = FunctionComponent & { tags: string[] };

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./**/*.stories.tsx');

afterEach(cleanup);

// Tests of apps run in a document without layout; what it lacks needs no shims.
test.each(Object.entries(files))(
  '%s renders in jsdom, without a word in the console',
  async (_file, load) => {
    const said = vi.spyOn(console, 'error').mockClear();
    const stories = Object.values(composeStories(await load())) as ComposedStory[];
    const Story = stories.find(({ tags }) => !tags.includes('broken'));
    if (Story) render(<Story />, { wrapper: PortalThemeProvider });
    expect(said.mock.calls).toEqual([]);
  },
);

test('a table is sorted, filtered and clicked', async () => {
  const user = userEvent.setup();
  render(
    <DataTable
      label="Stores"
      columns={storeColumns}
      rows={{ status: 'ready', data: storeRows(20), refreshing: false }}
      rowId={(row) => row.storeNumber}
      sortFilter={{ mode: 'client', showFilters: true }}
    />,
    { wrapper: PortalThemeProvider },
  );
  const table = tableDriver(screen, 'Stores', user);
  await table.sortBy('Number');
  await table.sortBy('Number');
  expect(table.cells('Number')[0]).toBe('119');
  await table.filterBy('City', 'Parma');
  expect(new Set(table.cells('City'))).toEqual(new Set(['Parma']));
  await user.click(table.cell(1, 'City'));
});

test('a form in a dialog is filled in and submitted', async () => {
  const user = userEvent.setup();
  const schema = schemaFromRules<{ name: string }>(({ name }) => ({
    name: name ? undefined : 'Give it a name',
  }));
  const { TextField } = fieldsFor(schema);
  const onSubmit = vi.fn<(values: { name: string }) => { ok: true }>(() => ({ ok: true }));
  render(
    <FormModal
      title="Add store"
      schema={schema}
      defaultValues={{ name: '' }}
      onSubmit={onSubmit}
      onClose={() => {}}
    >
      <TextField name="name" label="Name" />
    </FormModal>,
    { wrapper: PortalThemeProvider },
  );
  const form = modalDriver(screen, 'Add store', user).form();
  await form.submit();
  expect(form.error('Name')).toBe('Give it a name');
  await form.fillIn({ Name: 'Riverside' });
  await form.submit();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Riverside' });
});
