import { createPortalTheme } from '@portal/ui/theme';
import { styled } from 'storybook/theming';
import { CopyValue } from './CopyValue.tsx';
import { Table } from './Table.tsx';

const { duration } = createPortalTheme('comfortable').transitions;

const uses = [
  ['enteringScreen', 'Dialogs and the sidebar appear'],
  ['leavingScreen', 'They disappear'],
  ['standard', 'Everything else that is animated'],
] as const;

const Track = styled.span(({ theme }) => ({
  display: 'inline-block',
  width: 120,
  '& > span': {
    display: 'block',
    width: 24,
    height: 12,
    borderRadius: 2,
    backgroundColor: theme.color.secondary,
    transition: 'transform ease-out',
  },
  'tr:hover & > span': { transform: 'translateX(96px)' },
  '@media (prefers-reduced-motion: reduce)': { '& > span': { transition: 'none' } },
}));

/** The durations of the theme, each with a sample that moves while its row is hovered. */
export function MotionTable() {
  return (
    <Table
      headings={['Token', 'Length', 'Use', 'Hover for a sample']}
      rows={uses.map(([name, use]) => [
        <CopyValue value={`theme.transitions.duration.${name}`} />,
        `${duration[name]} ms`,
        use,
        <Track>
          <span style={{ transitionDuration: `${duration[name]}ms` }} />
        </Track>,
      ])}
    />
  );
}
