import { type FocusEvent, useEffect, useState } from 'react';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import { styled } from '../../../theme/styled.ts';
import type { InputAttributes } from '../../../controls/LabeledInput/LabeledInput.tsx';
import type { Option } from '../../../controls/Option.ts';
import { inputStyles } from '../../../controls/TextInput/inputStyles.ts';
import { floatingStyles } from '../../../theme/surfaceStyles.ts';
import { useFormLocaleText } from '../../Form/formLocaleText.ts';
import type { Field } from '../useField.ts';

/** What a list of options is searched for. */
export interface OptionsSearch {
  /** The typed text; empty when the list has just been opened. */
  text: string;
  /** Aborted when another text has been typed. */
  signal: AbortSignal;
}

export interface OptionsProps {
  /** All options, or a function that loads those which match a text. */
  options: readonly Option[] | ((search: OptionsSearch) => Promise<readonly Option[]>);
  /** Options of values that are selected from the start, for their labels, when options are loaded. */
  knownOptions?: readonly Option[];
}

interface OptionsInputProps extends OptionsProps {
  field: Field<readonly string[]>;
  input: InputAttributes;
  name: string;
  multiple: boolean;
  readOnly?: boolean;
}

/** Time without typing before options are loaded. */
const loadDelayMs = 200;

const Root = styled(Autocomplete<Option, boolean>)({ width: '100%' });

const Base = styled(InputBase)(({ theme }) => ({
  ...inputStyles({ theme }),
  width: '100%',
  height: 'auto',
  minHeight: theme.density.controlHeight,
  flexWrap: 'wrap',
  gap: 2,
  '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '&.Mui-error': { borderColor: theme.vars.palette.error.main },
  '&[data-readonly]': {
    borderColor: theme.vars.palette.portal.hairline,
    backgroundColor: theme.vars.palette.portal.frame,
  },
  '&& input.MuiInputBase-input': { alignSelf: 'center', padding: '2px 0', height: 'auto' },
  '& .MuiAutocomplete-tag': { margin: 1 },
}));

const Popup = styled('div')(({ theme }) => ({
  ...floatingStyles(theme),
  ...theme.typography.body1,
  marginTop: 4,
  overflow: 'auto',
  '& .MuiAutocomplete-listbox': { padding: '4px 0' },
  '& li.MuiAutocomplete-option': { minHeight: theme.density.rowHeight, padding: '2px 12px' },
  '& .MuiAutocomplete-loading, & .MuiAutocomplete-noOptions': { padding: '6px 12px' },
}));

/** MUI's Autocomplete with the values of a field, of which a single one has at most one. */
export function OptionsInput(props: OptionsInputProps) {
  const { field, input, name, multiple, readOnly, options, knownOptions = [] } = props;
  const strings = useFormLocaleText();
  const [search, setSearch] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const { found, status } = useFoundOptions(options, search);
  const known = [...found, ...chosen, ...knownOptions];
  const selected = field.value.map(
    (value) => known.find((option) => option.value === value) ?? { value, label: value },
  );
  function handleChange(next: Option | readonly Option[] | null) {
    const all = [next ?? []].flat();
    setChosen(all);
    field.onChange(all.map(({ value }) => value));
  }
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) field.onBlur();
  }
  return (
    <Root
      id={input.id}
      multiple={multiple}
      options={found}
      value={multiple ? selected : (selected[0] ?? null)}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionKey={({ value }) => value}
      filterOptions={typeof options === 'function' ? (all) => all : undefined}
      disableCloseOnSelect={multiple}
      readOnly={field.isLocked}
      loading={status === 'loading'}
      openText={strings.openOptions}
      closeText={strings.closeOptions}
      clearText={strings.clearOptions}
      loadingText={strings.loadingOptions}
      noOptionsText={status === 'failed' ? strings.optionsFailed : strings.noOptions}
      // Typing opens the list after its text was set.
      onOpen={() => setSearch((text) => text ?? '')}
      onClose={() => setSearch(null)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') setSearch(text);
      }}
      onChange={(_event, next) => handleChange(next)}
      onBlur={handleBlur}
      slots={{ paper: Popup }}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <OptionsText
          params={params}
          {...{ input, name, readOnly }}
          isBusy={status === 'loading'}
          inputRef={field.ref}
        />
      )}
    />
  );
}

interface OptionsTextProps extends Pick<OptionsInputProps, 'input' | 'name' | 'readOnly'> {
  params: AutocompleteRenderInputParams;
  isBusy: boolean;
  inputRef: Field<unknown>['ref'];
}

function OptionsText({ params, input, name, readOnly, isBusy, inputRef }: OptionsTextProps) {
  const { ref, ...base } = params.slotProps.input;
  return (
    <Base
      {...base}
      ref={ref}
      name={name}
      error={input['aria-invalid']}
      data-readonly={readOnly || undefined}
      inputRef={inputRef}
      slotProps={{ input: { ...params.slotProps.htmlInput, ...input, 'aria-busy': isBusy } }}
    />
  );
}

interface FoundOptions {
  found: readonly Option[];
  status: 'ready' | 'loading' | 'failed';
}

const searching: FoundOptions = { found: [], status: 'loading' };

/** @param text what is searched for; null while the list is closed */
function useFoundOptions(options: OptionsProps['options'], text: string | null): FoundOptions {
  const [state, setState] = useState<FoundOptions & { text: string | null }>({ ...searching, text: null });
  const load = typeof options === 'function' ? options : null;
  useEffect(() => {
    if (!load || text === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: FoundOptions) => {
      if (!signal.aborted) setState({ ...next, text });
    };
    const timer = setTimeout(
      () => {
        load({ text, signal }).then(
          (found) => show({ found, status: 'ready' }),
          () => show({ found: [], status: 'failed' }),
        );
      },
      text === '' ? 0 : loadDelayMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, text]);
  if (typeof options !== 'function') return { found: options, status: 'ready' };
  return state.text === text || text === null ? state : searching;
}
