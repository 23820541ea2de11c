import { type FormEvent, useState } from 'react';
import { dayFromCompact, isDay } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { DayInput } from '../../forms/inputs/DayInput/DayInput.tsx';
import { SelectInput, TextInput } from '../../forms/inputs/inputs.ts';
import { LabelledInput } from '../../forms/inputs/LabelledInput.tsx';

/** What the mailer list is searched by; empty text stands for no condition. */
export interface MailerSearch {
  codeStartsWith: string;
  /** `YYYY-MM-DD`; on or after. */
  saleBeginAfter: string;
  descriptionContains: string;
  /** Empty: the server's order. */
  sortBy: '' | 'SaleBegin' | 'Code';
  sortOrder: '' | 'ASC' | 'DESC';
}

export interface MailerSearchFormProps {
  /** The search whose rows are shown. When it changes, the form shows it. */
  value: MailerSearch;
  /** Called by Enter and by the button, only with a valid search. */
  onSearch: (search: MailerSearch) => void;
}

const Root = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  '& > button': { marginTop: 16 },
});

/** The search of the mailer list. What is typed stays here until Enter or `Show Mailers`. */
export function MailerSearchForm({ value, onSearch }: MailerSearchFormProps) {
  return <TypedSearch key={JSON.stringify(value)} value={value} onSearch={onSearch} />;
}

function TypedSearch({ value, onSearch }: MailerSearchFormProps) {
  const [typed, setTyped] = useState(value);
  const [dateError, setDateError] = useState<string | null>(null);
  const change = (part: Partial<MailerSearch>) => setTyped((before) => ({ ...before, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const day = readDay(typed.saleBeginAfter);
    setDateError(day === null ? 'Enter a day as YYYY-MM-DD' : null);
    if (day === null) return;
    const search = { ...typed, saleBeginAfter: day };
    setTyped(search);
    onSearch(search);
  }

  return (
    <search aria-label="Mailers">
      <Root onSubmit={submit} noValidate>
        <LabelledInput label="Code starts with">
          {(input) => (
            <TextInput
              {...input}
              maxLength={8}
              autoComplete="off"
              spellCheck={false}
              value={typed.codeStartsWith}
              onChange={(event) => change({ codeStartsWith: event.target.value })}
              style={{ width: 112 }}
            />
          )}
        </LabelledInput>
        <LabelledInput label="Sale begin after" error={dateError}>
          {(input) => (
            <DayInput
              label="Sale begin after"
              input={input}
              value={typed.saleBeginAfter}
              onChange={(day) => {
                change({ saleBeginAfter: day });
                setDateError(null);
              }}
            />
          )}
        </LabelledInput>
        <LabelledInput label="Description contains">
          {(input) => (
            <TextInput
              {...input}
              maxLength={100}
              autoComplete="off"
              value={typed.descriptionContains}
              onChange={(event) => change({ descriptionContains: event.target.value })}
              style={{ width: 240 }}
            />
          )}
        </LabelledInput>
        <LabelledInput label="Sort by">
          {(input) => (
            <SelectInput
              {...input}
              value={typed.sortBy}
              onChange={(event) => change({ sortBy: event.target.value as MailerSearch['sortBy'] })}
            >
              <option value="">Default</option>
              <option value="SaleBegin">Sale Begin</option>
              <option value="Code">Code</option>
            </SelectInput>
          )}
        </LabelledInput>
        <LabelledInput label="Order">
          {(input) => (
            <SelectInput
              {...input}
              value={typed.sortOrder}
              onChange={(event) => change({ sortOrder: event.target.value as MailerSearch['sortOrder'] })}
            >
              <option value="">Default</option>
              <option value="ASC">Ascending</option>
              <option value="DESC">Descending</option>
            </SelectInput>
          )}
        </LabelledInput>
        <PlainButton type="submit" data-primary="true">
          Show Mailers
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
