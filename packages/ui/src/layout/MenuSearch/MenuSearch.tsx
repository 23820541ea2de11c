import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MenuNode } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { SearchIcon } from '../../controls/icons.tsx';
import { useAppLayout } from '../AppLayout/AppLayoutContext.ts';
import type { LinkComponent } from '../../controls/LinkComponent.ts';
import { countPages, searchMenu } from './searchMenu.ts';
import { floatingStyles } from '../../theme/surfaceStyles.ts';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useLocalizedThemeProps } from '../../theme/useLocalizedThemeProps.ts';

const menuSearchLocaleText = {
  /** Accessible name of the region. */
  label: 'Pages',
  inputLabel: 'Find a page',
  placeholder: 'Find a page ( / )',
  results: 'Search results',
  noResults: 'No matching pages',
};

/** Built-in English text of `MenuSearch`; override it with `localeText`. */
export type MenuSearchLocaleText = typeof menuSearchLocaleText;

export interface MenuSearchProps extends RootProps<HTMLElement> {
  /** Menu of the user, which is searched. */
  menu: readonly MenuNode[];
  /** Link component of the host app's router, or `'a'` without a router. */
  LinkComponent: LinkComponent;
  /** With fewer pages than this the search is not rendered. Default 20. */
  minPages?: number;
  /** Overrides the built-in English text. */
  localeText?: Partial<MenuSearchLocaleText>;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalMenuSearch?: ComponentThemeOptions<MenuSearchProps>;
  }
}

const Root = styled('search', { name: 'PortalMenuSearch', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  '& > svg': {
    position: 'absolute',
    top: 8,
    left: 8,
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
  '& input': { width: 200, height: 32, paddingLeft: 30 },
  '& .PortalMenuSearch-found': {
    position: 'absolute',
    zIndex: theme.zIndex.modal,
    top: '100%',
    right: 0,
    width: 400,
    margin: '4px 0 0',
    padding: 4,
    listStyle: 'none',
    ...floatingStyles(theme),
  },
  '& a': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    padding: '5px 8px',
    borderRadius: 4,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a span': { flex: 'none' },
  '& small': {
    ...theme.typography.caption,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& output': { display: 'block', padding: '5px 8px', color: theme.vars.palette.text.secondary },
  // In the sidebar the input takes the full width and the results push the menu down.
  '&[data-narrow="true"]': {
    padding: '8px 6px 0',
    '& > svg': { top: 16, left: 14 },
    '& input': { width: '100%' },
    '& .PortalMenuSearch-found': { position: 'static', width: 'auto', boxShadow: 'none' },
  },
  '@media print': { display: 'none' },
}));

/**
 * Finds a page in a long menu by name. `/` focuses the input from anywhere, Enter opens the first result, the
 * arrow keys move through the results, Escape closes.
 */
export function MenuSearch(inProps: MenuSearchProps) {
  const [{ minPages = 20, ...search }, strings] = useLocalizedThemeProps(
    'PortalMenuSearch',
    inProps,
    menuSearchLocaleText,
  );
  return countPages(search.menu) < minPages ? null : <Search {...search} strings={strings} />;
}

interface SearchProps extends Omit<MenuSearchProps, 'minPages' | 'localeText'> {
  strings: MenuSearchLocaleText;
}

function Search({ menu, LinkComponent: Link, strings, ref, ...rest }: SearchProps) {
  const { isNarrow } = useAppLayout();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const results = isOpen ? searchMenu(menu, typed) : [];

  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping()) return;
      event.preventDefault();
      inputRef.current?.focus();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);

  const close = () => {
    setTyped('');
    setOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const focusTargets = [inputRef.current, ...(rootRef.current?.querySelectorAll('a') ?? [])];
    const index = focusTargets.indexOf(document.activeElement as HTMLInputElement);
    if (event.key === 'Escape') {
      close();
      inputRef.current?.focus();
    } else if (event.key === 'Enter' && index === 0) focusTargets[1]?.click();
    else if (event.key === 'ArrowDown') focusTargets[Math.min(index + 1, focusTargets.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') focusTargets[Math.max(index - 1, 0)]?.focus();
    else return;
    event.preventDefault();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!rootRef.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <Root
      aria-label={strings.label}
      {...rest}
      ref={useForkRef(rootRef, ref)}
      data-narrow={isNarrow}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <SearchIcon />
      <TextInput
        ref={inputRef}
        type="search"
        aria-label={strings.inputLabel}
        aria-keyshortcuts="/"
        placeholder={strings.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
      />
      {isOpen && typed.trim() !== '' && (
        <ul className="PortalMenuSearch-found" aria-label={strings.results}>
          {results.map(({ node, groups }) => {
            const EntryLink = node.external ? 'a' : Link;
            return (
              <li key={node.pageId}>
                <EntryLink
                  href={node.url ?? ''}
                  rel={node.external ? 'noreferrer' : undefined}
                  onClick={close}
                >
                  <span>{node.pageName}</span>
                  {groups.length > 0 && <small>{groups.join(' › ')}</small>}
                </EntryLink>
              </li>
            );
          })}
          {results.length === 0 && (
            <li>
              <output>{strings.noResults}</output>
            </li>
          )}
        </ul>
      )}
    </Root>
  );
}

/** Whether typed characters go into the focused element. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
}
