import { styled } from 'storybook/theming';
import { CopyValue } from './CopyValue.tsx';
import * as icons from '../../packages/ui/src/controls/icons.tsx';

const Grid = styled.ul({
  '&&': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: 8,
    maxWidth: 'none',
    margin: '12px 0',
    padding: 0,
    listStyle: 'none',
  },
  '&& li': { display: 'flex', alignItems: 'center', gap: 10, margin: 0 },
});

/** Every icon with its name in the code. */
export function IconTable() {
  return (
    <Grid>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon size={20} />
          <CopyValue value={name.replace(/Icon$/, '')} />
        </li>
      ))}
    </Grid>
  );
}
