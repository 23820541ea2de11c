import type { FieldDifference } from '@portal/domain';
import { styled, useLocalizedThemeProps } from '../../theme/styled.ts';

export interface VersionComparisonProps {
  /** Fields that differ. */
  differences: readonly FieldDifference[];
  localeText?: typeof versionComparisonLocaleText;
}

/** Built-in English text of the comparison. */
export const versionComparisonLocaleText = {
  field: 'Field',
  theirs: 'Current',
  mine: 'Yours',
  empty: '–',
  /** After the first differences. */
  more: (count: number) => `${count} more`,
};

const maxRows = 20;

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: '4px',
    paddingInline: '0 8px',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 500 },
  '& tbody th': { fontWeight: 500 },
  '& [data-changed="true"]': { fontWeight: 600 },
}));

/** Both versions field by field; what someone has changed is bold. Its text in the theme is that of `VersionConflict`. */
export function VersionComparison(props: VersionComparisonProps) {
  const { differences } = props;
  const [, strings] = useLocalizedThemeProps('PortalVersionConflict', props, versionComparisonLocaleText);
  const rest = differences.length - maxRows;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{strings.field}</th>
          <th scope="col">{strings.theirs}</th>
          <th scope="col">{strings.mine}</th>
        </tr>
      </thead>
      <tbody>
        {differences.slice(0, maxRows).map(({ label, theirs, mine, changedBy }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-changed={changedBy === 'them' || changedBy === 'both'}>{theirs || strings.empty}</td>
            <td data-changed={changedBy === 'me' || changedBy === 'both'}>{mine || strings.empty}</td>
          </tr>
        ))}
        {rest > 0 && (
          <tr>
            <td colSpan={3}>{strings.more(rest)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
