import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReportFact } from './factsOfReport.ts';

export interface ReportFactsProps {
  /** Accessible name: what the report is, `Mailer Summary`. */
  label: string;
  /** What it shows, made by `reportFacts` or `madeFacts`. */
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
  '& dt::after': { content: '":"' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 },
  '@media print': { fontSize: 10, lineHeight: '14px' },
}));

/** Reports are wider than high, and what they were asked for is among the facts. */
const paper = (
  <GlobalStyles
    styles={{
      '@page': { size: 'landscape', margin: '10mm' },
      '@media print': { '.PortalPage-filters': { display: 'none' } },
    }}
  />
);

/**
 * Says what a report shows: filters, view, number of rows, when it was made. It stands beside the title of the page, or
 * above the figures where it says more than a title has room for. While it stands, the page is printed in landscape.
 */
export function ReportFacts({ label, facts }: ReportFactsProps) {
  return (
    <Root aria-label={`What ${label} shows`}>
      {paper}
      <FactList facts={facts} />
    </Root>
  );
}

/** Facts alone: those beside the title of a report that says the others above its figures. */
export function FactList({ facts }: Pick<ReportFactsProps, 'facts'>) {
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  );
}
