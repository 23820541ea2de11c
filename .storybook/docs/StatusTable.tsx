import { DataTable, type Column } from '@portal/ui/tables';
import { useEffect, useState } from 'react';
import type { Component } from '../../tools/library.ts';
import { components } from './library.ts';

interface Row extends Component {
  /** Its page in Storybook. */
  page?: string;
}

const columns: readonly Column<Row>[] = [
  {
    field: 'name',
    heading: 'Component',
    kind: 'name',
    cell: ({ name, page }) =>
      page ? (
        <a href={`./?path=/docs/${page}`} target="_top">
          {name}
        </a>
      ) : (
        name
      ),
  },
  { field: 'family', heading: 'Family', kind: 'name' },
  { field: 'aliases', heading: 'Also called' },
  { id: 'states', heading: 'States', value: ({ states }) => states.join(', ') },
  { id: 'stories', heading: 'Stories', value: ({ stories }) => stories.length, kind: 'integer' },
  { id: 'usedBy', heading: 'Used by', value: ({ usedBy }) => usedBy.join(', ') },
];
const sortFilter = { mode: 'client', showFilters: true } as const;

/** Every component with its states and users, found by its name or what others call it. */
export function StatusTable() {
  const rows = useRows();
  return (
    <div
      className="sb-unstyled whole-window"
      style={{ display: 'flex', flexDirection: 'column', height: '75vh' }}
    >
      <DataTable
        label="Components"
        columns={columns}
        rows={{ status: 'ready', data: rows, refreshing: false }}
        rowId={({ family, name }) => `${family}/${name}`}
        sortFilter={sortFilter}
      />
    </div>
  );
}

interface StoryIndex {
  entries: Record<string, { id: string; type: 'docs' | 'story'; title: string }>;
}

/** The components, with the pages of those that have one. */
function useRows(): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>(components);
  useEffect(() => {
    const addPages = async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as StoryIndex;
      const docs = Object.values(entries).filter(({ type }) => type === 'docs');
      const pages = new Map(docs.map(({ title, id }) => [title.split('/').at(-1), id]));
      setRows(components.map((each) => ({ ...each, page: pages.get(each.name) })));
    };
    void addPages();
  }, []);
  return rows;
}
