import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReportFact } from './factsOfReport.ts';

export interface ReportFactsProps {
  /** Accessible name: what the report is, `Mailer Summary`. */
  label: string;
  /** What it shows, made by `reportFacts`. */
  facts: readonly ReportFact[];
}

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '0 0 8px',
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', margin: 0 },
  '& dl > div': { display: 'flex', gap: 6, minWidth: 0 },
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
 * Says what a report shows, above its figures: filters, view, number of rows, when it was made. While it stands, the
 * page is printed in landscape.
 */
export function ReportFacts({ label, facts }: ReportFactsProps) {
  return (
    <Root aria-label={`What ${label} shows`}>
      {paper}
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
