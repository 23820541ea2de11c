import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';

interface ToolbarItem {
  title: string;
}

/** What the toolbar offers, read from its own declaration. */
export function ToolbarTable() {
  const { projectAnnotations } = use(DocsContext);
  const lists = Object.values(projectAnnotations.globalTypes ?? {}).flatMap(({ description, toolbar }) =>
    toolbar ? [{ description, items: toolbar.items as ToolbarItem[] }] : [],
  );
  return (
    <table>
      <thead>
        <tr>
          <th>Toolbar</th>
          <th>Choices</th>
        </tr>
      </thead>
      <tbody>
        {lists.map(({ description, items }) => (
          <tr key={description}>
            <td>{description}</td>
            <td>{items.map(({ title }) => title).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
