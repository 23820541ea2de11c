import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { SearchIcon } from '../../controls/icons.tsx';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { floatingStyles } from '../../theme/surfaceStyles.ts';

const paletteLocaleText = {
  /** Accessible name of the dialog. */
  label: 'Search',
  inputLabel: 'Search pages, records and actions',
  placeholder: 'Search pages, records and actions',
  noResults: 'No matches',
  searching: 'Searching…',
  resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  keys: '↑ ↓ to move, Enter to open, Esc to close',
};

/** Built-in English text of `CommandPalette`; override it with `localeText`. */
export type CommandPaletteLocaleText = typeof paletteLocaleText;

/** Something that can be opened or done. */
export interface PaletteOption {
  key: string;
  label: string;
  /** What it is, or where it belongs. */
  detail?: string;
  /** Shown at the end of the line, such as a shortcut. */
  hint?: string;
  /** Why it cannot be done; it is then not selected. */
  disabledReason?: string;
}

export interface PaletteGroup {
  label: string;
  options: readonly PaletteOption[];
}

export interface CommandPaletteProps extends RootProps<HTMLDivElement>, Localized<CommandPaletteLocaleText> {
  /** What is typed. */
  query: string;
  onQueryChange: (change: { query: string }) => void;
  /** Results in display order. */
  groups: readonly PaletteGroup[];
  /** More results may come. */
  searching?: boolean;
  /** Why records cannot be searched at the moment. */
  failure?: string;
  /** Called for the option that was chosen. */
  onSelect: (choice: { key: string }) => void;
  onClose: () => void;
}

const Root = styled(Dialog, { name: 'PortalCommandPalette', slot: 'Root' })(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    ...floatingStyles(theme),
    display: 'flex',
    flexDirection: 'column',
    width: 640,
    maxWidth: 'calc(100% - 32px)',
    maxHeight: 'min(560px, calc(100% - 96px))',
    margin: '64px 16px 32px',
  },
  '& .PortalCommandPalette-box': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '0 16px',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    color: theme.vars.palette.text.secondary,
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 48,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: theme.vars.palette.text.primary,
    fontSize: '1rem',
  },
  '& [role="listbox"]': { flex: 1, minHeight: 0, overflow: 'auto', padding: 8 },
  '& [role="group"] > div:first-of-type': {
    padding: '8px 8px 4px',
    fontSize: '0.75rem',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    padding: '6px 8px',
    borderRadius: 6,
    lineHeight: '1.25rem',
    cursor: 'pointer',
  },
  '& [role="option"][aria-selected="true"]': { backgroundColor: theme.vars.palette.portal.selected },
  '& [role="option"][aria-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '& [role="option"] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [role="option"] > small': {
    flex: 1,
    minWidth: 40,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  },
  '& .PortalCommandPalette-message': { padding: '12px 16px', color: theme.vars.palette.text.secondary },
  '& .PortalCommandPalette-keys': {
    flex: 'none',
    padding: '6px 16px',
    borderTop: `1px solid ${theme.vars.palette.portal.hairline}`,
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  },
  '@media (forced-colors: active)': {
    '& [role="option"][aria-selected="true"]': { outline: '2px solid Highlight' },
  },
}));

/**
 * One box for pages, records and actions, over the page: a combobox with a list of grouped results.
 * @alias quick search, omnibox
 */
export function CommandPalette(inProps: CommandPaletteProps) {
  const [props, strings] = useLocalizedThemeProps('PortalCommandPalette', inProps, paletteLocaleText);
  const { query, onQueryChange, groups, searching = false, failure, onSelect, onClose, ...root } = props;
  const titleId = useId();
  const listId = useId();
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState<{ query: string; key: string } | null>(null);
  // Another text selects its first result; results that come later do not move the selection.
  const chosenIndex = chosen?.query === query ? options.findIndex(({ key }) => key === chosen.key) : -1;
  const active = options[Math.max(chosenIndex, 0)];
  const emptyText = searching ? strings.searching : strings.noResults;
  const message = options.length > 0 || failure ? undefined : emptyText;
  const toId = (key: string) => `${listId}-${key}`;

  const select = (option: PaletteOption | undefined) => {
    if (option && option.disabledReason === undefined) onSelect({ key: option.key });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') select(active);
    else if (step !== undefined && active) {
      const index = options.indexOf(active) + step;
      const next = options[(index + options.length) % options.length];
      if (next) setChosen({ query, key: next.key });
    } else return;
    event.preventDefault();
  };

  return (
    <Root open onClose={onClose} aria-labelledby={titleId} transitionDuration={0} {...root}>
      <h2 id={titleId} style={visuallyHidden as React.CSSProperties}>
        {strings.label}
      </h2>
      <div className="PortalCommandPalette-box">
        <SearchIcon size={18} />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has nothing else to do
          autoFocus
          role="combobox"
          aria-label={strings.inputLabel}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && toId(active.key)}
          placeholder={strings.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          onChange={({ target }) => onQueryChange({ query: target.value })}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> can neither be filtered nor show details
        role="listbox"
        id={listId}
        aria-label={strings.label}
        aria-busy={searching}
        hidden={options.length === 0}
      >
        {groups
          .filter((group) => group.options.length > 0)
          .map((group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the list above
            <div key={group.label} role="group" aria-label={group.label}>
              <div aria-hidden="true">{group.label}</div>
              {group.options.map((option) => (
                <Option
                  key={option.key}
                  id={toId(option.key)}
                  option={option}
                  isActive={option === active}
                  onSelect={() => select(option)}
                  onHover={() => setChosen({ query, key: option.key })}
                />
              ))}
            </div>
          ))}
      </div>
      {message && <div className="PortalCommandPalette-message">{message}</div>}
      {failure && (
        <div className="PortalCommandPalette-message" role="alert">
          {failure}
        </div>
      )}
      <div className="PortalCommandPalette-keys">{strings.keys}</div>
      <output style={visuallyHidden as React.CSSProperties}>
        {searching ? '' : (message ?? (options.length > 0 && strings.resultCount(options.length)))}
      </output>
    </Root>
  );
}

interface OptionProps {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onSelect: () => void;
  onHover: () => void;
}

function Option({ id, option, isActive, onSelect, onHover }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox
    <div
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the list above
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={option.disabledReason !== undefined}
      onClick={onSelect}
      onPointerMove={isActive ? undefined : onHover}
    >
      <span>{option.label}</span>
      <small>{option.disabledReason ?? option.detail}</small>
      {option.hint && <kbd>{option.hint}</kbd>}
    </div>
  );
}
