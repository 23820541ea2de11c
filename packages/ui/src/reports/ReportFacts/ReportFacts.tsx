import { styled } from '../../theme/styled.ts';
import { useIsPrinting } from '../../controls/useIsPrinting.ts';
import type { ReportFact } from './facts.ts';

export interface ReportFactsProps {
  /** Accessible name: the report, such as `Mailer Summary`. */
  label: string;
  /** Facts from `createReportFacts`. */
  facts: readonly ReportFact[];
}

const Root = styled('section')({
  '.PortalPage-count > &': { flex: '1 1 300px' },
  '.PortalPage-content > &': { paddingBottom: 4 },
});

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  margin: 0,
  color: theme.vars.palette.text.primary,
  '& > div': { display: 'flex', gap: 4, minWidth: 0 },
  '& dt': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& dt:has(+ :not(:empty))::after': { content: '":"' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 },
  // Otherwise its gap is added to that of the next fact.
  '& dd:empty': { display: 'none' },
  '@media print': { fontSize: 10, lineHeight: '14px' },
}));

/**
 * Describes what a report shows: filters, view, number of rows, creation time. Shown beside the page title,
 * or above the table if there are many facts.
 */
export function ReportFacts({ label, facts }: ReportFactsProps) {
  return (
    <Root aria-label={`${label}: report details`}>
      <List>
        {facts.map(({ label: name, value, isPending }) => (
          <div key={name} style={isPending ? { visibility: 'hidden' } : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Root>
  );
}

export interface PrintedReportFactsProps extends Pick<ReportFactsProps, 'label'> {
  /** Called when the browser prints. */
  createFacts: () => readonly ReportFact[];
}

/** The same on paper only, for lists whose filters tell the same on screen. */
export function PrintedReportFacts({ label, createFacts }: PrintedReportFactsProps) {
  return useIsPrinting() && <ReportFacts label={label} facts={createFacts()} />;
}
