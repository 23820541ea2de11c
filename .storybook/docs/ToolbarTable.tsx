import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Table } from './Table.tsx';

interface ToolbarItem {
  title: string;
}

/** The toolbar items, read from their declaration. */
export function ToolbarTable() {
  const { projectAnnotations } = use(DocsContext);
  const lists = Object.values(projectAnnotations.globalTypes ?? {}).flatMap(({ description, toolbar }) =>
    toolbar ? [[description, (toolbar.items as ToolbarItem[]).map(({ title }) => title).join(' · ')]] : [],
  );
  return <Table headings={['Toolbar', 'Options']} rows={lists} />;
}
