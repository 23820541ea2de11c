import { styled } from 'storybook/theming';
import { sizes } from '@portal/ui/theme';
import { CopyValue } from './CopyValue.tsx';
import { Table } from './Table.tsx';

const Bar = styled.span(({ theme }) => ({
  display: 'inline-block',
  height: 12,
  borderRadius: 2,
  backgroundColor: theme.color.secondary,
}));

const uses = [
  [1, 'between an icon and its label'],
  [2, 'between controls in a row'],
  [3, 'between regions of a page, comfortable'],
  [4, 'inside dialogs and cards'],
  [6, 'between sections of a text page'],
] as const;

/** The steps of the grid that are used. */
export function SpaceScale() {
  return (
    <Table
      headings={['Token', 'Length', 'Sample', 'Use']}
      rows={uses.map(([step, use]) => [
        <CopyValue value={`theme.spacing(${step})`} />,
        `${step * sizes.grid} px`,
        <Bar style={{ width: step * sizes.grid }} />,
        use,
      ])}
    />
  );
}

const names: Readonly<Record<keyof typeof sizes, string>> = {
  grid: 'Grid step',
  headerHeight: 'Header',
  sidebarWidth: 'Sidebar',
  sidebarWidthCollapsed: 'Sidebar as icons',
  corner: 'Corners of controls',
  surfaceCorner: 'Corners of surfaces: tables, cards, forms, dialogs',
  focusRing: 'Focus ring',
  narrowBelow: 'Window width below which the sidebar covers the page and forms have one column',
};

/** Sizes of the theme that do not depend on the density. */
export function SizeTable() {
  const all = Object.keys(sizes) as (keyof typeof sizes)[];
  return (
    <Table
      headings={['Use', 'Token', 'Length']}
      rows={all.map((name) => [names[name], <CopyValue value={`sizes.${name}`} />, `${sizes[name]} px`])}
    />
  );
}
