import { styled } from 'storybook/theming';
import { sizes } from '@portal/ui/theme';

const Bar = styled.span(({ theme }) => ({
  display: 'inline-block',
  height: 12,
  borderRadius: 2,
  backgroundColor: theme.color.secondary,
}));

const uses = [
  [1, 'between an icon and its word'],
  [2, 'between controls of one line'],
  [3, 'between regions of a page, comfortable'],
  [4, 'inside dialogs and cards'],
  [6, 'between sections of a page that is read'],
] as const;

/** The steps of the grid that are used. */
export function SpaceScale() {
  return (
    <table>
      <tbody>
        {uses.map(([step, use]) => (
          <tr key={step}>
            <td>
              <code>theme.spacing({step})</code>
            </td>
            <td>{step * sizes.grid} px</td>
            <td>
              <Bar style={{ width: step * sizes.grid }} />
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const names: Readonly<Record<keyof typeof sizes, string>> = {
  grid: 'Step of the grid',
  headerHeight: 'Header',
  sidebarWidth: 'Sidebar',
  sidebarWidthCollapsed: 'Sidebar as icons',
  corner: 'Corners',
  focusRing: 'Focus ring',
  narrowBelow: 'Below this window the sidebar lies over the page, and forms have one column',
};

/** Lengths of the theme that do not follow the density. */
export function SizeTable() {
  return (
    <table>
      <tbody>
        {(Object.keys(sizes) as (keyof typeof sizes)[]).map((name) => (
          <tr key={name}>
            <td>{names[name]}</td>
            <td>{sizes[name]} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
