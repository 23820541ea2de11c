import { type ToggleEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '../../theme/formats.ts';
import { useDraft } from '../../controls/useDraft.ts';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { FilterIcon } from '../../controls/icons.tsx';
import { type Column, getColumnId, isCompared } from '../Column.ts';
import { parseColumnFilter } from '../sorting/columnFilter.ts';
import type { SortFilterState } from '../sorting/useSortFilter.ts';
import { useTableText } from './tableLocaleText.ts';

export interface ColumnFilterProps<Row> {
  column: Column<Row>;
  sortFilter: SortFilterState;
}

/** Button in a heading that opens the filter of its column: quiet until the column is filtered. */
export function ColumnFilter<Row>({ column, sortFilter }: ColumnFilterProps<Row>) {
  const strings = useTableText();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const id = getColumnId(column);
  const label = strings.filterBy(column.heading);
  const handleBeforeToggle = ({ newState }: ToggleEvent) => {
    // At once, so that the browser finds what has the focus and no key is lost.
    if (newState === 'open') flushSync(() => setOpen(true));
  };
  return (
    <>
      <button
        type="button"
        className="PortalTable-filter"
        aria-label={label}
        title={label}
        popoverTarget={panelId}
        data-active={Boolean(sortFilter.filters[id]) || undefined}
        onPointerEnter={() => sortFilter.prepareFilter(id)}
        onFocus={() => sortFilter.prepareFilter(id)}
      >
        <FilterIcon size={14} />
      </button>
      <div
        id={panelId}
        popover="auto"
        className="PortalTable-filterPanel"
        onBeforeToggle={handleBeforeToggle}
        onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
      >
        {isOpen && <FilterInput column={column} sortFilter={sortFilter} />}
      </div>
    </>
  );
}

/** Says what it understands, and why it is not applied. */
function FilterInput<Row>({ column, sortFilter }: ColumnFilterProps<Row>) {
  const strings = useTableText();
  const helpId = useId();
  const id = getColumnId(column);
  const applied = sortFilter.filters[id] ?? '';
  const { draft: text, setDraft: setText, markSubmitted } = useDraft(applied, Object.is);
  const apply = (next: string) => {
    markSubmitted(next);
    const { [id]: _replaced, ...others } = sortFilter.filters;
    sortFilter.setFilters(next === '' ? others : { ...others, [id]: next });
  };
  // The filters of a server have their own rules.
  const kind = sortFilter.filterTrigger === 'key' && isCompared(column.kind) ? column.kind : undefined;
  const { decimalSign } = useFormats();
  const { problem } = parseColumnFilter(text, kind, decimalSign);
  const help = kind && (kind === 'day' ? strings.dayFilterHint : strings.numberFilterHint);
  return (
    <>
      <TextInput
        type="search"
        style={{ width: '100%' }}
        ref={setAutofocus}
        aria-label={strings.filterBy(column.heading)}
        aria-invalid={problem !== null}
        aria-describedby={problem || help ? helpId : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (sortFilter.filterTrigger === 'key') apply(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter would also press the button that gets the focus, Escape clear the filter.
          event.preventDefault();
          if (event.key === 'Enter' && sortFilter.filterTrigger === 'enter') apply(text);
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        }}
      />
      {(problem || help) && (
        <div id={helpId} data-problem={problem ?? undefined} role={problem ? 'alert' : undefined}>
          {problem ? strings.filterProblems[problem] : help}
        </div>
      )}
    </>
  );
}

/** React's own `autoFocus` comes before the panel is shown. */
function setAutofocus(input: HTMLInputElement | null) {
  input?.setAttribute('autofocus', '');
}
