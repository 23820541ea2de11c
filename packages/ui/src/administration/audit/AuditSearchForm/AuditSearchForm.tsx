import { type FormEvent, useState } from 'react';
import { auditOperations, dayFromCompact, isDay } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../../buttons/PlainButton.tsx';
import { DayInput } from '../../../forms/inputs/DayInput/DayInput.tsx';
import { SelectInput, TextInput } from '../../../forms/inputs/inputs.ts';
import { LabelledInput } from '../../../forms/inputs/LabelledInput.tsx';

/** What the audit trail is searched by; empty text stands for no condition. */
export interface AuditSearch {
  userContains: string;
  /** operationId. */
  operation: string;
  objectContains: string;
  outcome: '' | 'done' | 'failed';
  /** First and last day (UTC), `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

export interface AuditSearchFormProps {
  /** The search whose rows are shown. When it changes, the form shows it. */
  value: AuditSearch;
  /** Called by Enter and by the button, only with a valid search. */
  onSearch: (search: AuditSearch) => void;
}

const Root = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  '& > button': { marginTop: 16 },
});

const dayMistake = 'Enter a day as YYYY-MM-DD';

/** The search of the audit trail. What is typed stays here until Enter or `Show Entries`. */
export function AuditSearchForm({ value, onSearch }: AuditSearchFormProps) {
  return <TypedSearch key={JSON.stringify(value)} value={value} onSearch={onSearch} />;
}

function TypedSearch({ value, onSearch }: AuditSearchFormProps) {
  const [typed, setTyped] = useState(value);
  const [mistakes, setMistakes] = useState<{ from?: string; to?: string }>({});
  const change = (part: Partial<AuditSearch>) => setTyped((before) => ({ ...before, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const [from, to] = [readDay(typed.from), readDay(typed.to)];
    setMistakes({ ...(from === null && { from: dayMistake }), ...(to === null && { to: dayMistake }) });
    if (from === null || to === null) return;
    const search = { ...typed, from, to };
    setTyped(search);
    onSearch(search);
  }

  const dayBox = (name: 'from' | 'to', label: string) => (
    <LabelledInput label={label} error={mistakes[name]}>
      {(input) => (
        <DayInput
          label={label}
          input={input}
          value={typed[name]}
          onChange={(day) => {
            change({ [name]: day });
            setMistakes((before) => ({ ...before, [name]: undefined }));
          }}
        />
      )}
    </LabelledInput>
  );

  return (
    <search aria-label="Audit">
      <Root onSubmit={submit} noValidate>
        <LabelledInput label="Who contains">
          {(input) => (
            <TextInput
              {...input}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              value={typed.userContains}
              onChange={(event) => change({ userContains: event.target.value })}
              style={{ width: 120 }}
            />
          )}
        </LabelledInput>
        <LabelledInput label="What">
          {(input) => (
            <SelectInput
              {...input}
              value={typed.operation}
              onChange={(event) => change({ operation: event.target.value })}
              style={{ width: 160 }}
            >
              <option value="">Everything</option>
              {auditOperations.map(({ operation, label }) => (
                <option key={operation} value={operation}>
                  {label}
                </option>
              ))}
            </SelectInput>
          )}
        </LabelledInput>
        <LabelledInput label="Object contains">
          {(input) => (
            <TextInput
              {...input}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              value={typed.objectContains}
              onChange={(event) => change({ objectContains: event.target.value })}
              style={{ width: 120 }}
            />
          )}
        </LabelledInput>
        <LabelledInput label="Outcome">
          {(input) => (
            <SelectInput
              {...input}
              value={typed.outcome}
              onChange={(event) => change({ outcome: event.target.value as AuditSearch['outcome'] })}
            >
              <option value="">Any</option>
              <option value="done">Done</option>
              <option value="failed">Failed</option>
            </SelectInput>
          )}
        </LabelledInput>
        {dayBox('from', 'From day (UTC)')}
        {dayBox('to', 'To day (UTC)')}
        <PlainButton type="submit" data-primary="true">
          Show Entries
        </PlainButton>
      </Root>
    </search>
  );
}

/** The day as `YYYY-MM-DD`, also when typed without dashes; empty for no condition; `null` when it is no day. */
function readDay(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || isDay(trimmed)) return trimmed;
  return dayFromCompact(trimmed);
}
