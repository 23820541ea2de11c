import { type MailerCodeRange } from '@portal/domain';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { type RangeAxis, createRangeAxes } from './rangeStrips.ts';

export interface RangeMapProps {
  /** Ranges of a campaign that are filled in. */
  ranges: readonly MailerCodeRange[];
  /** Called when a strip was clicked, to focus the range's fields. */
  onSelect: (choice: { range: MailerCodeRange }) => void;
}

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& .PortalRangeMap-axis': { borderTop: `1px solid ${theme.vars.palette.portal.hairline}`, paddingTop: 4 },
  '& .PortalRangeMap-ends': {
    display: 'flex',
    justifyContent: 'space-between',
    marginBottom: 8,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .PortalRangeMap-row': { position: 'relative', height: 14 },
  '& button': {
    position: 'absolute',
    top: 3,
    minWidth: 4,
    height: 8,
    padding: 0,
    border: 0,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
    // Forced colors would remove the strip.
    forcedColorAdjust: 'none',
    cursor: 'pointer',
  },
  '& button[data-meets="true"]': { backgroundColor: theme.vars.palette.error.main },
  '& table': visuallyHidden,
}));

/**
 * Map of a campaign's ranges as strips on one axis; overlapping ones are red. A visually hidden table has the
 * same data for screen readers.
 */
export function RangeMap({ ranges, onSelect }: RangeMapProps) {
  const axes = createRangeAxes(ranges);
  return (
    <Root aria-label="Mailer code range map">
      {axes.length === 0 && 'Ranges appear here as you enter them.'}
      {axes.map((axis) => (
        <div key={axis.kind} className="PortalRangeMap-axis">
          {axis.strips.map(({ range, left, width, overlappingRanges }) => (
            <div key={range.number} className="PortalRangeMap-row">
              <button
                type="button"
                // Screen readers get the table; keyboard users reach the fields directly.
                tabIndex={-1}
                aria-hidden="true"
                title={formatTitle(range, overlappingRanges)}
                data-meets={overlappingRanges.length > 0}
                style={{ insetInlineStart: `${left * 100}%`, width: `${width * 100}%` }}
                onClick={() => onSelect({ range })}
              />
            </div>
          ))}
          <div className="PortalRangeMap-ends" aria-hidden="true">
            <span>{axis.first}</span>
            <span>{axis.last}</span>
          </div>
        </div>
      ))}
      {axes.length > 0 && <RangeTable axes={axes} />}
    </Root>
  );
}

function RangeTable({ axes }: { axes: readonly RangeAxis[] }) {
  return (
    <table aria-label="Mailer code ranges">
      <thead>
        <tr>
          <th>Range</th>
          <th>Start</th>
          <th>End</th>
          <th>Overlaps</th>
        </tr>
      </thead>
      <tbody>
        {axes
          .flatMap(({ strips }) => strips)
          .map(({ range, overlappingRanges }) => (
            <tr key={range.number}>
              <td>{range.number}</td>
              <td>{range.start}</td>
              <td>{range.end}</td>
              <td>{overlappingRanges.length === 0 ? 'none' : `range ${overlappingRanges.join(', ')}`}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function formatTitle({ number, start, end }: MailerCodeRange, overlappingRanges: readonly number[]): string {
  const overlapText = overlappingRanges.length > 0 ? `, overlaps range ${overlappingRanges.join(', ')}` : '';
  return `Range ${number}: ${start} to ${end}${overlapText}`;
}
