import { type FormEvent, startTransition, useRef, useState } from 'react';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { searchLandmark } from '../../controls/searchLandmark.ts';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { useDraft } from '../../controls/useDraft.ts';
import { FilterInput } from './FilterInput.tsx';
import { FlagGroup } from './FlagGroup.tsx';
import {
  type FilterOption,
  type FlagFilter,
  getInitialSearch,
  type ListFilter,
  type ListSearch,
  parseSearch,
} from './listFilters.ts';
import { textButtonStyles } from '../../theme/surfaceStyles.ts';
import { type FilterFormLocaleText, filterFormLocaleText } from './filterFormLocaleText.ts';

export interface FilterFormProps extends RootProps<HTMLElement>, Localized<FilterFormLocaleText> {
  /** Accessible name: what the rows are, such as `Offers`. */
  label: string;
  /** Filters in display order; define at module scope. */
  filters: readonly ListFilter[];
  /**
   * The applied search. The form follows it when it changes otherwise than by `onSearch`. Invalid values, for example
   * of a URL, are reported like typed ones.
   */
  value: ListSearch;
  /** Called on Enter and by the button, with a valid search only. */
  onSearch: (search: ListSearch) => void;
  /** Default `Filter`. */
  submitLabel?: string;
  /** Options of the `lookup` filters and suggestions for `text` filters, by filter name. */
  pickOptions?: Readonly<Record<string, AsyncState<readonly FilterOption[]>>>;
}

/** More filters fold behind a button in narrow windows. */
const maxUnfolded = 3;

const Root = styled('section', { name: 'PortalFilterForm', slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '& > button': { display: 'none' } },
  [theme.breakpoints.down('md')]: {
    '& > button[aria-expanded="false"] + form': { display: 'none' },
    '& > button + form': { marginTop: 8 },
  },
}));

const Line = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '2px 8px',
  '& > button': { marginTop: theme.typography.caption.lineHeight },
  // Long options take the remaining width of the line.
  '& > div:has(> [data-long])': { flex: '1 1 80px', maxWidth: 260, '& > select': { width: '100%' } },
  // Texts with an operator give up width before a line wraps.
  '& > div:has(> span > input)': { flex: '1 1 160px', maxWidth: 'max-content', '& input': { minWidth: 0 } },
  // Errors wrap below their input, and do not widen it.
  '& .PortalInput-notes': { contain: 'inline-size', '& > span': { minWidth: 136 } },
}));

const LinkStyleButton = styled('button')(({ theme }) => ({
  ...textButtonStyles,
  color: theme.vars.palette.primary.main,
}));

/**
 * Filter form of a list that is searched on the server. Input is local until it is submitted.
 * @alias search form, query builder
 */
export function FilterForm(inProps: FilterFormProps) {
  const [props, strings] = useLocalizedThemeProps('PortalFilterForm', inProps, filterFormLocaleText);
  const { label, filters, value, onSearch, pickOptions, submitLabel = strings.submit, ...root } = props;
  const initial = getInitialSearch(filters);
  const isSameSearch = (a: ListSearch, b: ListSearch) =>
    Object.keys(initial).every((name) => a[name] === b[name]);
  const listInvalid = (given: ListSearch) => Object.keys(parseSearch(filters, given, strings).errors);
  /** Names of the filters whose errors are shown: those that were invalid when they were applied or submitted. */
  const [reported, setReported] = useState<readonly string[]>(() => listInvalid(value));
  const {
    draft: typed,
    setDraft: setTyped,
    markSubmitted,
  } = useDraft(value, isSameSearch, () => setReported(listInvalid(value)));
  const parsed = parseSearch(filters, typed, strings);
  const form = useRef<HTMLFormElement>(null);
  const [isUnfolded, setUnfolded] = useState(reported.length > 0);
  const foldButton = useRef<HTMLButtonElement>(null);

  function search(newSearch: ListSearch) {
    // Rendered together with the list that is about to change.
    startTransition(() => {
      setReported([]);
      setTyped(newSearch);
      markSubmitted(newSearch);
      setUnfolded(false);
    });
    foldButton.current?.focus();
    onSearch(newSearch);
  }

  function handleChange(name: string, text: string, filter: ListFilter) {
    setTyped((before) => ({ ...before, [name]: text }));
    setReported((before) => before.filter((invalid) => invalid !== filter.name));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const invalid = Object.keys(parsed.errors);
    if (!invalid[0]) return search(parsed.search);
    setReported(invalid);
    form.current?.querySelector<HTMLElement>(`[name="${invalid[0]}"]`)?.focus();
  }

  const isInitial = isSameSearch(typed, initial) && isSameSearch(value, initial);
  return (
    <Root {...searchLandmark} aria-label={label} {...root}>
      {filters.length > maxUnfolded && (
        <Button ref={foldButton} aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {strings.filters(filters.filter(({ name }) => value[name] !== initial[name]).length)}
        </Button>
      )}
      <Line ref={form} onSubmit={handleSubmit} noValidate>
        {groupFlags(filters).map((part) =>
          'flags' in part ? (
            <FlagGroup key={part.flags[0]?.name} flags={part.flags} search={typed} onChange={handleChange} />
          ) : (
            <LabeledInput
              key={part.filter.name}
              label={part.filter.label}
              error={reported.includes(part.filter.name) ? parsed.errors[part.filter.name] : null}
              help={renderLoadError(pickOptions?.[part.filter.name], strings)}
            >
              {(input) => (
                <FilterInput
                  filter={part.filter}
                  search={typed}
                  onChange={handleChange}
                  inputAttributes={input}
                  pickOptions={pickOptions?.[part.filter.name]}
                  strings={strings}
                />
              )}
            </LabeledInput>
          ),
        )}
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
        {!isInitial && <Button onClick={() => search(initial)}>{strings.clear}</Button>}
      </Line>
    </Root>
  );
}

type FilterPart = { flags: FlagFilter[] } | { filter: Exclude<ListFilter, FlagFilter> };

/** Groups adjacent flags; every other filter is a part of its own. */
function groupFlags(filters: readonly ListFilter[]): FilterPart[] {
  const parts: FilterPart[] = [];
  for (const filter of filters) {
    const last = parts.at(-1);
    if (filter.kind !== 'flag') parts.push({ filter });
    else if (last && 'flags' in last) last.flags.push(filter);
    else parts.push({ flags: [filter] });
  }
  return parts;
}

function renderLoadError(pickOptions: AsyncState<unknown> | undefined, strings: FilterFormLocaleText) {
  if (pickOptions?.status !== 'failed') return undefined;
  const { retry, action } = pickOptions;
  const retryAction = action ?? (retry && { label: strings.retry, onSelect: retry });
  return (
    <>
      {strings.loadFailed}{' '}
      {retryAction && (
        <LinkStyleButton type="button" onClick={retryAction.onSelect}>
          {retryAction.label}
        </LinkStyleButton>
      )}
    </>
  );
}
