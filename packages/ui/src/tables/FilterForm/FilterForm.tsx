import { type FormEvent, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { LabelledInput } from '../../forms/inputs/LabelledInput.tsx';
import { FilterInput } from './FilterInput.tsx';
import { FlagGroup } from './FlagGroup.tsx';
import {
  type FilterOption,
  type FlagFilter,
  initialSearch,
  type ListFilter,
  type ListSearch,
  readFilterValue,
} from './listFilters.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';
import { type FilterFormWords, filterFormWords } from './filterFormWords.ts';

export interface FilterFormProps extends RootProps<HTMLElement> {
  /** Accessible name: what the rows are, such as `Offers`. */
  label: string;
  /** Filters in display order; define at module scope. */
  filters: readonly ListFilter[];
  /** The applied search. The form resets to it when it changes. */
  value: ListSearch;
  /** Called on Enter and by the button, with a valid search only. */
  onSearch: (search: ListSearch) => void;
  /** Default `Filter`. */
  submitLabel?: string;
  /** Options of the `pick` filters, by filter name. */
  picks?: Readonly<Record<string, AsyncState<readonly FilterOption[]>>>;
  /** Overrides the built-in English text. */
  localeText?: Partial<FilterFormWords>;
}

const Root = styled('search', { name: 'PortalFilterForm', slot: 'Root' })({});

const Line = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  '& > button': { marginTop: 16 },
  // Long options take the remaining width of the line.
  '& > div:has(> [data-long])': { flex: '1 1 80px', maxWidth: 260, '& > select': { width: '100%' } },
});

const LinkLike = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
  cursor: 'pointer',
}));

/** Filter form of a list that is searched on the server. Input is local until it is submitted. */
export function FilterForm(given: FilterFormProps) {
  const [props, words] = useThemed('PortalFilterForm', given, filterFormWords);
  return <TypedFilters key={JSON.stringify(props.value)} {...props} words={words} />;
}

interface TypedFiltersProps extends Omit<FilterFormProps, 'localeText'> {
  words: FilterFormWords;
}

function TypedFilters(props: TypedFiltersProps) {
  const { label, filters, value, onSearch, picks, words, submitLabel = words.submit, ...root } = props;
  const [typed, setTyped] = useState(value);
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  function change(name: string, text: string, filter: ListFilter) {
    setTyped((before) => ({ ...before, [name]: text }));
    setMistakes(({ [filter.name]: _corrected, ...others }) => others);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { search, wrong } = readSearch(filters, typed, words);
    setMistakes(wrong);
    const [first] = Object.keys(wrong);
    if (first === undefined) {
      setTyped(search);
      onSearch(search);
    } else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const initial = initialSearch(filters);
  const isInitial = [typed, value].every((search) =>
    Object.keys(initial).every((name) => search[name] === initial[name]),
  );
  function clear() {
    setTyped(initial);
    setMistakes({});
    onSearch(initial);
  }

  return (
    <Root aria-label={label} {...root}>
      <Line ref={form} onSubmit={submit} noValidate>
        {partsOf(filters).map((part) =>
          'flags' in part ? (
            <FlagGroup key={part.flags[0]?.name} flags={part.flags} search={typed} onChange={change} />
          ) : (
            <LabelledInput
              key={part.filter.name}
              label={part.filter.label}
              error={mistakes[part.filter.name]}
              help={failureOf(picks?.[part.filter.name], words)}
            >
              {(input) => (
                <FilterInput
                  filter={part.filter}
                  search={typed}
                  onChange={change}
                  input={input}
                  picks={picks?.[part.filter.name]}
                  words={words}
                />
              )}
            </LabelledInput>
          ),
        )}
        <PlainButton type="submit" data-primary="true">
          {submitLabel}
        </PlainButton>
        {!isInitial && (
          <PlainButton type="button" onClick={clear}>
            {words.clear}
          </PlainButton>
        )}
      </Line>
    </Root>
  );
}

type FilterPart = { flags: FlagFilter[] } | { filter: Exclude<ListFilter, FlagFilter> };

/** Groups adjacent flags; every other filter is a part of its own. */
function partsOf(filters: readonly ListFilter[]): FilterPart[] {
  const parts: FilterPart[] = [];
  for (const filter of filters) {
    const last = parts.at(-1);
    if (filter.kind !== 'flag') parts.push({ filter });
    else if (last && 'flags' in last) last.flags.push(filter);
    else parts.push({ flags: [filter] });
  }
  return parts;
}

function failureOf(picks: AsyncState<unknown> | undefined, words: FilterFormWords) {
  if (picks?.status !== 'failed') return undefined;
  const { retry, action } = picks;
  const tries = action ?? (retry && { label: words.retry, onSelect: retry });
  return (
    <>
      {words.notLoaded}{' '}
      {tries && (
        <LinkLike type="button" onClick={tries.onSelect}>
          {tries.label}
        </LinkLike>
      )}
    </>
  );
}

/** Parses the input into a search and error messages by filter name. */
function readSearch(filters: readonly ListFilter[], typed: ListSearch, words: FilterFormWords) {
  const search: Record<string, string> = { ...typed };
  const wrong: Record<string, string> = {};
  for (const filter of filters) {
    const read = readFilterValue(filter, typed, words);
    if ('mistake' in read) wrong[filter.name] = read.mistake;
    else search[filter.name] = read.value;
  }
  return { search, wrong };
}
