import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CampaignField,
  getCampaignFieldLabel,
  campaignMaxLengths,
  toEndField,
  normalizeRangeCode,
  type RangeNumber,
  rangeNumbers,
  toStartField,
} from '@portal/domain';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { copyText } from '../../controls/copyText.ts';
import { getInputWidth } from '../../controls/TextInput/inputWidth.ts';
import { useField } from '../../forms/fields/useField.ts';
import { useFormValues } from '../../forms/Form/useFormValues.ts';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import {
  findField,
  formatPastedBlock,
  parsePastedCells,
  type PastedBlock,
  type RangeColumn,
} from './parsePastedCells.ts';

/** Ranges per column of the grid; the first ten have promo codes. */
const rangesPerColumn = 10;
const columnCount = rangeNumbers.length / rangesPerColumn;

const Root = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...theme.typography.body2, fontWeight: 600, padding: '0 0 4px' },
  '& .PortalRangeGrid-columns': { display: 'flex', flexWrap: 'wrap', gap: '8px 28px' },
  '& table': { borderCollapse: 'collapse' },
  '& th': {
    ...theme.typography.caption,
    fontWeight: 500,
    textAlign: 'start',
    padding: '0 4px 2px',
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': { textAlign: 'end', paddingBottom: 0, fontVariantNumeric: 'tabular-nums' },
  '& td': { padding: '1px 2px' },
  '& input': { height: 28, fontVariantNumeric: 'tabular-nums' },
  '& .PortalRangeGrid-paste': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    maxWidth: 420,
    marginTop: 8,
  },
}));

/** A pasted block with what undoing it restores. */
interface Paste {
  block: PastedBlock;
  before: Readonly<Record<string, string>>;
}

/**
 * Grid of the 30 ranges of mailer codes of a campaign, the first ten with a promo code. Supports pasting
 * blocks of cells from a spreadsheet. Unused columns are collapsed.
 */
export function RangeGrid() {
  const { values: codes, setValues, focusField, isBusy } = useFormValues<Record<string, unknown>>();
  const [pastes, setPastes] = useState<readonly Paste[]>([]);
  const usedColumnCount = countUsedColumns(codes);
  const [shownColumnCount, setShownColumnCount] = useState(usedColumnCount);
  // A column stays while its last code is replaced.
  if (shownColumnCount < usedColumnCount) setShownColumnCount(usedColumnCount);
  const isExpanded = shownColumnCount === columnCount;
  const lastPaste = pastes.at(-1);

  function handlePaste(event: ClipboardEvent) {
    const cell = getCellPosition(event.target);
    const block = cell && parsePastedCells(event.clipboardData.getData('text/plain'), cell);
    if (!block) return;
    event.preventDefault();
    if (isBusy) return;
    const before = Object.fromEntries(Object.keys(block.values).map((name) => [name, String(codes[name])]));
    setValues(block.values);
    setPastes([...pastes, { block, before }]);
  }

  function undoPaste({ before }: Paste) {
    setValues(before);
    setPastes(pastes.slice(0, -1));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const cell = getCellPosition(event.target);
    if (!cell || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      focusCell(cell.number + (event.shiftKey ? -1 : 1), cell.column);
    }
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    // After further typing, Ctrl+Z first undoes that, as the browser does.
    if (!isUndo || isBusy || !lastPaste || !hasValues(codes, lastPaste.block.values)) return;
    event.preventDefault();
    undoPaste(lastPaste);
  }

  function focusCell(rangeNumber: number, column: RangeColumn) {
    const number = rangeNumbers.find((each) => each === rangeNumber);
    const field = number === undefined ? null : findField(number, column);
    if (number === undefined || field === null) return;
    if (number > shownColumnCount * rangesPerColumn) flushSync(() => setShownColumnCount(columnCount));
    focusField(field);
  }

  return (
    <Root onPaste={handlePaste} onKeyDown={handleKeyDown}>
      <legend>Mailer code ranges</legend>
      <div className="PortalRangeGrid-columns">
        {Array.from({ length: shownColumnCount }, (_, column) => (
          <RangeColumnTable key={column} column={column} />
        ))}
      </div>
      {usedColumnCount < columnCount && (
        <Button
          aria-expanded={isExpanded}
          onClick={() => setShownColumnCount(isExpanded ? usedColumnCount : columnCount)}
          style={{ marginTop: 8 }}
        >
          {isExpanded ? 'Hide unused ranges' : `Show ranges ${shownColumnCount * rangesPerColumn + 1} to 30`}
        </Button>
      )}
      <output aria-label="Pasted ranges">
        {lastPaste && (
          <PasteResult key={pastes.length} paste={lastPaste} onUndo={() => undoPaste(lastPaste)} />
        )}
      </output>
    </Root>
  );
}

/** What a paste has done, and what was left over. */
function PasteResult({ paste: { block }, onUndo }: { paste: Paste; onUndo: () => void }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="PortalRangeGrid-paste">
      <span>{formatPastedBlock(block)}</span>
      {block.leftOverText !== '' && (
        <Button onClick={() => void copyText(block.leftOverText).then(setCopied)}>
          {isCopied ? 'Copied' : 'Copy what was not pasted'}
        </Button>
      )}
      <Button onClick={onUndo}>Undo paste</Button>
    </div>
  );
}

function getCellPosition(target: EventTarget): { number: RangeNumber; column: RangeColumn } | null {
  const { range, column } = (target as HTMLElement).dataset;
  const number = rangeNumbers.find((each) => String(each) === range);
  return number === undefined ? null : { number, column: Number(column) as RangeColumn };
}

function hasValues(codes: Readonly<Record<string, unknown>>, values: Readonly<Record<string, string>>) {
  return Object.entries(values).every(([name, value]) => codes[name] === value);
}

const RangeColumnTable = memo(function RangeColumnTable({ column }: { column: number }) {
  const numbers = rangeNumbers.slice(column * rangesPerColumn, (column + 1) * rangesPerColumn);
  const hasPromocodes = column === 0;
  return (
    <table>
      <thead>
        <tr>
          <th>#</th>
          <th>Start</th>
          <th>End</th>
          {hasPromocodes && <th>Promo Code</th>}
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <RangeRow key={number} number={number} />
        ))}
      </tbody>
    </table>
  );
});

function RangeRow({ number }: { number: RangeNumber }) {
  return (
    <tr>
      <th scope="row">{number}</th>
      {([0, 1, 2] as const).map((column) => {
        const name = findField(number, column);
        return (
          name !== null && (
            <td key={column}>
              <CodeInput name={name} cellPosition={{ number, column }} />
            </td>
          )
        );
      })}
    </tr>
  );
}

interface CodeInputProps {
  name: CampaignField;
  cellPosition: { number: RangeNumber; column: RangeColumn };
}

/** One cell. Its error is shown in the Error List and in the tooltip. */
function CodeInput({ name, cellPosition }: CodeInputProps) {
  const label = getCampaignFieldLabel(name);
  const { value, error, isLocked, onChange, onBlur, ref } = useField<string>({ name, label }, 'CodeInput');
  const isPromocode = cellPosition.column === 2;
  return (
    <TextInput
      ref={ref}
      name={name}
      aria-label={label}
      aria-invalid={error !== null}
      title={error ?? undefined}
      data-range={cellPosition.number}
      data-column={cellPosition.column}
      maxLength={isPromocode ? campaignMaxLengths.promocode : 6}
      autoComplete="off"
      spellCheck={false}
      readOnly={isLocked}
      value={value}
      onChange={({ target }) => onChange(isPromocode ? target.value : normalizeRangeCode(target.value))}
      onBlur={onBlur}
      style={{ width: getInputWidth(isPromocode ? 14 : 6) }}
    />
  );
}

/** Number of columns that contain a code; at least one. */
function countUsedColumns(codes: Readonly<Record<string, unknown>>): number {
  const last =
    rangeNumbers.findLast((number) => codes[toStartField(number)] || codes[toEndField(number)]) ?? 1;
  return Math.ceil(last / rangesPerColumn);
}
