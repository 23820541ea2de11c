import { memo } from 'react';
import { styled } from '@mui/material/styles';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { inputWidth } from '../../forms/fields/inputWidth.ts';
import { DayInput } from '../../forms/inputs/DayInput/DayInput.tsx';
import { SelectInput, TextInput } from '../../forms/inputs/inputs.ts';
import type { InputAttributes } from '../../forms/inputs/LabelledInput.tsx';
import {
  type FilterOption,
  type FlagFilter,
  type ListFilter,
  type ListSearch,
  maxLengthOf,
  operatorOf,
  type PickFilter,
  type ValueFilter,
} from './listFilters.ts';
import type { FilterFormWords } from './filterFormWords.ts';

/** Joins the operator and the value into one control. */
const Pair = styled('span')({
  display: 'flex',
  maxWidth: '100%',
  '& > select': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  '& > select:focus': { zIndex: 1 },
  '& > :last-child, & > :last-child input': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > :last-child': { marginLeft: -1 },
});

/** Options up to this number of characters are never truncated. */
const shortLabel = 24;

interface FilterPartProps<Filter extends ListFilter> {
  filter: Filter;
  search: ListSearch;
  onChange: (name: string, text: string, filter: ListFilter) => void;
  input: InputAttributes;
  words: FilterFormWords;
}

interface FilterInputProps extends FilterPartProps<Exclude<ListFilter, FlagFilter>> {
  /** Options of a `pick` filter. */
  picks?: AsyncState<readonly FilterOption[]>;
}

/** The input of one filter. */
export function FilterInput({ filter, picks, ...rest }: FilterInputProps) {
  const { search, onChange, input } = rest;
  const { name } = filter;
  const value = search[name] ?? '';
  switch (filter.kind) {
    case 'choice':
      return (
        <SelectInput
          {...input}
          name={name}
          data-long={filter.options.some(({ label }) => label.length > shortLabel) || undefined}
          value={value}
          onChange={(event) => onChange(name, event.target.value, filter)}
        >
          <Options options={filter.options} />
        </SelectInput>
      );
    case 'pick':
      return <PickSelect filter={filter} picks={picks} {...rest} />;
    case 'whole':
      return (
        <TextInput
          {...input}
          type="number"
          name={name}
          min={filter.min}
          max={filter.max}
          step={1}
          value={value}
          onChange={(event) => onChange(name, event.target.value, filter)}
          style={{ width: inputWidth(String(filter.max).length + 3, 0) }}
        />
      );
    default:
      return <ValueInput filter={filter} {...rest} />;
  }
}

/** Memoized: thousands of options must not be reconciled on every keystroke. */
const Options = memo(function Options({ options }: { options: readonly FilterOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
});

const noPicks: readonly FilterOption[] = [];

/** A value that is not among the options, for example from an old link, is kept and added to them. */
function PickSelect({
  filter,
  picks,
  search,
  onChange,
  input,
  words,
}: FilterPartProps<PickFilter> & Pick<FilterInputProps, 'picks'>) {
  const value = search[filter.name] ?? '';
  const options = picks?.status === 'ready' ? picks.data : noPicks;
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <SelectInput
      {...input}
      name={filter.name}
      data-long
      value={value}
      onChange={(event) => onChange(filter.name, event.target.value, filter)}
    >
      <option value="">{picks?.status === 'loading' ? words.loading : words.all}</option>
      {!isOffered && <option value={value}>{value}</option>}
      <Options options={options} />
    </SelectInput>
  );
}

function ValueInput(props: FilterPartProps<ValueFilter>) {
  const { filter, search, onChange, words } = props;
  if (!filter.operator) return <TypedValue {...props} />;
  const { name, choices } = filter.operator;
  return (
    <Pair>
      <SelectInput
        aria-label={words.operatorOf(filter.label)}
        name={name}
        value={search[name]}
        onChange={(event) => onChange(name, event.target.value, filter)}
      >
        {choices.map((operator) => (
          <option key={operator} value={operator}>
            {words.operators[operator]}
          </option>
        ))}
      </SelectInput>
      <TypedValue {...props} />
    </Pair>
  );
}

function TypedValue({ filter, search, onChange, input }: FilterPartProps<ValueFilter>) {
  const { name, kind, label, chars = 12 } = filter;
  const value = search[name] ?? '';
  // A calendar cannot show a partial date.
  if (kind === 'day' && operatorOf(filter, search) !== 'startswith') {
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
