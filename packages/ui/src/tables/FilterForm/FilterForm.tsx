import { type FormEvent, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { FilterOperator } from '@portal/domain';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { inputWidth } from '../../forms/fields/inputWidth.ts';
import { DayInput } from '../../forms/inputs/DayInput/DayInput.tsx';
import { SelectInput, TextInput } from '../../forms/inputs/inputs.ts';
import { type InputAttributes, LabelledInput } from '../../forms/inputs/LabelledInput.tsx';
import {
  emptySearch,
  type ListFilter,
  type ListSearch,
  maxLengthOf,
  readFilterValue,
  type ValueFilter,
} from './listFilters.ts';

export interface FilterFormProps {
  /** Accessible name: what the rows are, `Offers`. */
  label: string;
  /** The filters, in the order they are shown. Keep the list at module scope. */
  filters: readonly ListFilter[];
  /** The search whose rows are shown. When it changes, the form shows it. */
  value: ListSearch;
  /** Called by Enter and by the button, only with a search that can be made. */
  onSearch: (search: ListSearch) => void;
  /** Default `Filter`. */
  submitLabel?: string;
}

/** Short, since a list may have seven filters. */
const operatorTexts: Record<FilterOperator, string> = {
  contains: 'contains',
  startswith: 'starts',
  eq: '=',
  gte: '≥',
  lte: '≤',
};

const Root = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  '& > button': { marginTop: 16 },
});

/** The comparison and the value stand together as one. */
const Pair = styled('span')({
  display: 'flex',
  maxWidth: '100%',
  '& > select': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  '& > select:focus': { zIndex: 1 },
  '& > :last-child, & > :last-child input': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > :last-child': { marginLeft: -1 },
});

/** The filters of a list that the server searches. What is typed stays here until Enter or the button. */
export function FilterForm(props: FilterFormProps) {
  return <TypedFilters key={JSON.stringify(props.value)} {...props} />;
}

function TypedFilters({ label, filters, value, onSearch, submitLabel = 'Filter' }: FilterFormProps) {
  const [typed, setTyped] = useState(value);
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  function change(name: string, text: string, filter: ListFilter) {
    setTyped((before) => ({ ...before, [name]: text }));
    setMistakes(({ [filter.name]: _corrected, ...others }) => others);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { search, wrong } = readSearch(filters, typed);
    setMistakes(wrong);
    const [first] = Object.keys(wrong);
    if (first === undefined) {
      setTyped(search);
      onSearch(search);
    } else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const empty = emptySearch(filters);
  const isEmpty = [typed, value].every((search) =>
    Object.keys(empty).every((name) => search[name] === empty[name]),
  );
  function clear() {
    setTyped(empty);
    setMistakes({});
    onSearch(empty);
  }

  return (
    <search aria-label={label}>
      <Root ref={form} onSubmit={submit} noValidate>
        {filters.map((filter) => (
          <LabelledInput key={filter.name} label={filter.label} error={mistakes[filter.name]}>
            {(input) =>
              filter.kind === 'choice' ? (
                <SelectInput
                  {...input}
                  name={filter.name}
                  value={typed[filter.name]}
                  onChange={(event) => change(filter.name, event.target.value, filter)}
                >
                  {filter.options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </SelectInput>
              ) : (
                <Pair>
                  <OperatorSelect filter={filter} search={typed} onChange={change} />
                  <ValueInput filter={filter} search={typed} onChange={change} input={input} />
                </Pair>
              )
            }
          </LabelledInput>
        ))}
        <PlainButton type="submit" data-primary="true">
          {submitLabel}
        </PlainButton>
        {!isEmpty && (
          <PlainButton type="button" onClick={clear}>
            Clear
          </PlainButton>
        )}
      </Root>
    </search>
  );
}

interface PartProps {
  filter: ValueFilter;
  search: ListSearch;
  onChange: (name: string, text: string, filter: ListFilter) => void;
}

function OperatorSelect({ filter, search, onChange }: PartProps) {
  const { name, choices } = filter.operator;
  return (
    <SelectInput
      aria-label={`${filter.label} operator`}
      name={name}
      value={search[name]}
      onChange={(event) => onChange(name, event.target.value, filter)}
    >
      {choices.map((operator) => (
        <option key={operator} value={operator}>
          {operatorTexts[operator]}
        </option>
      ))}
    </SelectInput>
  );
}

function ValueInput({ filter, search, onChange, input }: PartProps & { input: InputAttributes }) {
  const { name, kind, label, chars = 12 } = filter;
  const value = search[name] ?? '';
  // The first digits of a day are no day that a calendar could show.
  if (kind === 'day' && search[filter.operator.name] !== 'startswith') {
    return (
      <DayInput
        label={label}
        input={input}
        name={name}
        value={value}
        onChange={(text) => onChange(name, text, filter)}
      />
    );
  }
  return (
    <TextInput
      {...input}
      name={name}
      maxLength={maxLengthOf(filter)}
      inputMode={kind === 'text' ? undefined : 'decimal'}
      placeholder={kind === 'day' ? 'YYYYMMDD' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(name, event.target.value, filter)}
      style={{ width: inputWidth(chars, 0) }}
    />
  );
}

/** What was typed as it is searched, and what is wrong with it by name. */
function readSearch(filters: readonly ListFilter[], typed: ListSearch) {
  const search: Record<string, string> = { ...typed };
  const wrong: Record<string, string> = {};
  for (const filter of filters) {
    if (filter.kind === 'choice') continue;
    const read = readFilterValue(filter, typed);
    if ('mistake' in read) wrong[filter.name] = read.mistake;
    else search[filter.name] = read.value;
  }
  return { search, wrong };
}
