import { type ReactNode, useEffect, useId, useRef } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { styled } from '../../../theme/styled.ts';
import { Button } from '../../../controls/Button/Button.tsx';
import { IconButton } from '../../../controls/IconButton/IconButton.tsx';
import { TrashIcon } from '../../../controls/icons.tsx';
import { FieldSet, getDescribedBy, InputNotes } from '../../../controls/LabeledInput/LabeledInput.tsx';
import { FieldGrid } from '../../Form/FormGrid.tsx';
import { useFormFields } from '../../Form/formContext.ts';
import { useFormLocaleText } from '../../Form/formLocaleText.ts';
import { FieldRoot } from '../FieldCell.tsx';
import { type FieldProps, useFieldElement } from '../useField.ts';

export interface FieldListProps<Name extends string = string, Item = unknown> extends Omit<
  FieldProps<Name>,
  'inputRef'
> {
  /** Values of an added item. */
  newItem: Item;
  /** Label of the button that adds an item, such as `Add item`. */
  addLabel: string;
  /** Name of an item for screen readers and its button, by its position from 1: `Item 1`. */
  itemLabel: (position: number) => string;
  /** Fields of an item; their names begin with `path`, as in `${path}.weight`. */
  children: (path: `${Name}.${number}`, index: number) => ReactNode;
}

const List = styled(FieldSet)({
  '& ol': { margin: '4px 0 8px', padding: 0, listStyle: 'none', display: 'grid', gap: 12 },
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& li > fieldset': { flex: 1, minWidth: 0, margin: 0, padding: 0, border: 0, containerType: 'inline-size' },
  // Beside the inputs, which have a label above.
  '& li > button': { marginTop: 18 },
});

/**
 * Fields for each item of a list, with buttons that add and remove items.
 * @alias field array, repeater
 */
export function FieldList<Name extends string, Item extends object>(props: FieldListProps<Name, Item>) {
  const { name, label, help, readOnly = false, newItem, addLabel, itemLabel, children, span = 'row' } = props;
  const { registry, isBusy, onFieldChange } = useFormFields('FieldList');
  const strings = useFormLocaleText();
  const { fields: items, append, remove } = useFieldArray({ name: name as string });
  const found = get(useFormState().errors, name) as { message?: string; root?: { message?: string } };
  const error = found?.message ?? found?.root?.message ?? null;
  const isLocked = readOnly || isBusy;
  const addButton = useRef<HTMLButtonElement>(null);
  const addedPath = useRef<string | null>(null);
  useEffect(() => {
    const path = addedPath.current;
    addedPath.current = null;
    if (path) registry.focusFirst(registry.sortByDocumentOrder().filter((each) => each.startsWith(path)));
  }, [registry, items.length]);
  const id = useId();
  function handleRemove(index: number) {
    remove(index);
    onFieldChange(name);
    addButton.current?.focus();
  }
  return (
    <FieldRoot {...props} span={span}>
      <List ref={useFieldElement(props)} aria-describedby={getDescribedBy(id, { error, help })}>
        <legend>{label}</legend>
        <ol>
          {items.map((item, index) => (
            <li key={item.id}>
              <fieldset aria-label={itemLabel(index + 1)}>
                <FieldGrid>{children(`${name}.${index}`, index)}</FieldGrid>
              </fieldset>
              {!isLocked && (
                <IconButton label={strings.remove(itemLabel(index + 1))} onClick={() => handleRemove(index)}>
                  <TrashIcon />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
        {!readOnly && (
          <Button
            ref={addButton}
            aria-disabled={isBusy}
            onClick={() => {
              addedPath.current = `${name}.${items.length}.`;
              append(newItem, { shouldFocus: false });
              onFieldChange(name);
            }}
          >
            {addLabel}
          </Button>
        )}
        <InputNotes id={id} error={error} help={help} />
      </List>
    </FieldRoot>
  );
}
