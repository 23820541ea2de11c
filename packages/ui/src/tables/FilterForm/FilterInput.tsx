import { memo } from 'react';
import { styled } from '@mui/material/styles';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { getInputWidth } from '../../controls/TextInput/inputWidth.ts';
import { DayInput } from '../../controls/DayInput/DayInput.tsx';
import { SelectInput } from '../../controls/SelectInput/SelectInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import type { InputAttributes } from '../../controls/LabeledInput/LabeledInput.tsx';
import {
  type FilterOption,
  type FlagFilter,
  type ListFilter,
  type ListSearch,
  getMaxLength,
  getOperator,
  type LookupFilter,
  type ValueFilter,
} from './listFilters.ts';
import type { FilterFormLocaleText } from './filterFormLocaleText.ts';

/** Joins the operator and the value into one control. */
const OperatorGroup = styled('span')({
  display: 'flex',
  maxWidth: '100%',
  '& > select': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  '& > select:focus': { zIndex: 1 },
  '& > :last-child, & > :last-child input': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > :last-child': { marginLeft: -1 },
});

/** Options up to this number of characters are never truncated. */
const maxShortLabelLength = 24;

interface FilterPartProps<Filter extends ListFilter> {
  filter: Filter;
  search: ListSearch;
  onChange: (name: string, text: string, filter: ListFilter) => void;
  inputAttributes: InputAttributes;
  strings: FilterFormLocaleText;
}

interface FilterInputProps extends FilterPartProps<Exclude<ListFilter, FlagFilter>> {
  /** Options of a `pick` filter. */
  pickOptions?: AsyncState<readonly FilterOption[]>;
}

/** The input of one filter. */
export function FilterInput({ filter, pickOptions, ...rest }: FilterInputProps) {
  const { search, onChange, inputAttributes } = rest;
  const { name } = filter;
  const value = search[name] ?? '';
  switch (filter.kind) {
    case 'select':
      return (
        <SelectInput
          {...inputAttributes}
          name={name}
          data-long={filter.options.some(({ label }) => label.length > maxShortLabelLength) || undefined}
          value={value}
          onChange={(event) => onChange(name, event.target.value, filter)}
        >
          <Options options={filter.options} />
        </SelectInput>
      );
    case 'lookup':
      return <LookupSelect filter={filter} pickOptions={pickOptions} {...rest} />;
    case 'integer':
      return (
        <TextInput
          {...inputAttributes}
          type="number"
          name={name}
          min={filter.min}
          max={filter.max}
          step={1}
          value={value}
          onChange={(event) => onChange(name, event.target.value, filter)}
          style={{ width: getInputWidth(String(filter.max).length + 3, 0) }}
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

const noOptions: readonly FilterOption[] = [];

/** A value that is not among the options, for example from an old link, is kept and added to them. */
function LookupSelect({
  filter,
  pickOptions,
  search,
  onChange,
  inputAttributes,
  strings,
}: FilterPartProps<LookupFilter> & Pick<FilterInputProps, 'pickOptions'>) {
  const value = search[filter.name] ?? '';
  const options = pickOptions?.status === 'ready' ? pickOptions.data : noOptions;
  const isAmongOptions = value === '' || options.some((option) => option.value === value);
  return (
    <SelectInput
      {...inputAttributes}
      name={filter.name}
      data-long
      value={value}
      onChange={(event) => onChange(filter.name, event.target.value, filter)}
    >
      <option value="">{pickOptions?.status === 'loading' ? strings.loading : strings.all}</option>
      {!isAmongOptions && <option value={value}>{value}</option>}
      <Options options={options} />
    </SelectInput>
  );
}

function ValueInput(props: FilterPartProps<ValueFilter>) {
  const { filter, search, onChange, strings } = props;
  if (!filter.operator) return <TextOrDayInput {...props} />;
  const { name, choices } = filter.operator;
  return (
    <OperatorGroup>
      <SelectInput
        aria-label={strings.operatorLabel(filter.label)}
        name={name}
        value={search[name]}
        onChange={(event) => onChange(name, event.target.value, filter)}
      >
        {choices.map((operator) => (
          <option key={operator} value={operator}>
            {strings.operators[operator]}
          </option>
        ))}
      </SelectInput>
      <TextOrDayInput {...props} />
    </OperatorGroup>
  );
}

function TextOrDayInput({ filter, search, onChange, inputAttributes }: FilterPartProps<ValueFilter>) {
  const { name, kind, label, chars = 12 } = filter;
  const value = search[name] ?? '';
  // A calendar cannot show a partial date.
  if (kind === 'day' && getOperator(filter, search) !== 'startswith') {
    return (
      <DayInput
        label={label}
        input={inputAttributes}
        name={name}
        value={value}
        onChange={(text) => onChange(name, text, filter)}
      />
    );
  }
  return (
    <TextInput
      {...inputAttributes}
      name={name}
      maxLength={getMaxLength(filter)}
      inputMode={kind === 'text' ? undefined : 'decimal'}
      placeholder={kind === 'day' ? 'YYYYMMDD' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(name, event.target.value, filter)}
      style={{ width: getInputWidth(chars, 0) }}
    />
  );
}
