import { type ChangeEvent, memo, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { type AsyncState, getShownData } from '../../feedback/AsyncState.ts';
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
  isPartialFilter,
  type LookupFilter,
  type ValueFilter,
} from './listFilters.ts';
import type { FilterFormLocaleText } from './filterFormLocaleText.ts';

/** Joins the operator and the value into one control. */
const OperatorGroup = styled('span')({
  display: 'flex',
  maxWidth: '100%',
  '& > select': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > select:focus': { zIndex: 1 },
  '& > :last-child, & > :last-child input': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  '& > :last-child': { marginInlineStart: -1 },
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
  /** Options of a `lookup` filter, or suggestions for a `text` filter. */
  pickOptions?: AsyncState<readonly FilterOption[]>;
}

/** The input of one filter. */
export function FilterInput({ filter, pickOptions, ...rest }: FilterInputProps) {
  const control = getControlProps({ filter, ...rest });
  switch (filter.kind) {
    case 'select':
      return (
        <SelectInput
          {...control}
          data-long={filter.options.some(({ label }) => label.length > maxShortLabelLength) || undefined}
        >
          <Options options={filter.options} />
        </SelectInput>
      );
    case 'lookup':
      return <LookupSelect filter={filter} pickOptions={pickOptions} {...rest} />;
    case 'integer':
      return (
        <TextInput
          {...control}
          type="number"
          min={filter.min}
          max={filter.max}
          // The wheel would change the number.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          style={{ width: getInputWidth(String(filter.max).length + 3, 0) }}
        />
      );
    default:
      return <ValueInput filter={filter} pickOptions={pickOptions} {...rest} />;
  }
}

/** Props of every control that holds the value of a filter. */
function getControlProps({ filter, search, onChange, inputAttributes }: FilterPartProps<ListFilter>) {
  return {
    ...inputAttributes,
    name: filter.name,
    value: search[filter.name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(filter.name, event.target.value, filter),
  };
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

/**
 * Its options are rendered when the pointer or focus reaches it: thousands of them take longer than the rows below. A
 * value that is not among them, for example from an old link, is kept and added to them.
 */
function LookupSelect({
  pickOptions,
  ...props
}: FilterPartProps<LookupFilter> & Pick<FilterInputProps, 'pickOptions'>) {
  const { strings } = props;
  const [isReached, setReached] = useState(false);
  const control = getControlProps(props);
  const { value } = control;
  const options = (pickOptions && getShownData(pickOptions)) ?? noOptions;
  const chosen = options.find((option) => option.value === value);
  return (
    <SelectInput
      {...control}
      data-long
      onPointerEnter={() => setReached(true)}
      onFocus={() => setReached(true)}
    >
      <option value="">{pickOptions?.status === 'loading' ? strings.loading : strings.all}</option>
      {value !== '' && !(isReached && chosen) && <option value={value}>{chosen?.label ?? value}</option>}
      {isReached && <Options options={options} />}
    </SelectInput>
  );
}

type ValueInputProps = FilterPartProps<ValueFilter> & Pick<FilterInputProps, 'pickOptions'>;

function ValueInput(props: ValueInputProps) {
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

function TextOrDayInput(props: ValueInputProps) {
  const { filter, search, onChange, inputAttributes, pickOptions } = props;
  const { name, kind, label, chars = 12 } = filter;
  const control = getControlProps(props);
  // A calendar cannot show a partial date.
  if (kind === 'day' && !isPartialFilter(filter, search)) {
    return (
      <DayInput
        label={label}
        input={inputAttributes}
        name={name}
        value={control.value}
        onChange={(change) => onChange(name, change.value, filter)}
      />
    );
  }
  const listId = pickOptions && `${inputAttributes.id}-options`;
  return (
    <>
      <TextInput
        {...control}
        maxLength={getMaxLength(filter)}
        inputMode={kind === 'text' ? undefined : 'decimal'}
        placeholder={kind === 'day' ? 'YYYYMMDD' : undefined}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        style={{ width: getInputWidth(chars, 0) }}
      />
      {pickOptions && (
        <datalist id={listId}>
          <Options options={getShownData(pickOptions) ?? noOptions} />
        </datalist>
      )}
    </>
  );
}
