import * as icons from '@portal/ui/icons';
import { styled } from 'storybook/theming';
import { CopyValue } from './CopyValue.tsx';

const iconsByName = { ...icons };

const Grid = styled.ul({
  '&&': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    gap: 8,
    maxWidth: 'none',
    margin: '12px 0',
    padding: 0,
    listStyle: 'none',
  },
  '&& li': { display: 'flex', alignItems: 'center', gap: 10, margin: 0 },
});

/** Icons with their names to copy. */
export function IconTable({ names }: { names: readonly (keyof typeof icons)[] }) {
  return (
    <Grid>
      {names.map((name) => {
        const Icon = iconsByName[name];
        return (
          <li key={name}>
            <Icon size={20} />
            <CopyValue value={name} />
          </li>
        );
      })}
    </Grid>
  );
}
