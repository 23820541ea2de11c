import type { ReactNode } from 'react';
import { useFormValues } from '../../../forms/Form/useFormValues.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import { CheckboxGroupField } from '../../../forms/fields/CheckboxGroupField/CheckboxGroupField.tsx';

interface Values {
  names: readonly string[];
}

export interface PageRolesModalProps extends Pick<FormModalProps<never, never>, 'onClose'> {
  /** Such as `Roles of page Mailers`. */
  title: string;
  /** Label of the checkboxes, such as `Roles`. */
  label: string;
  /** All available names. */
  names: readonly string[];
  /** Names that the page has now. */
  selected: readonly string[];
  /** Saves the new names of the page. */
  onSave: (change: { names: readonly string[] }) => Promise<SubmitResponse<unknown>>;
  /** Renders a preview of the effect of saving. */
  renderEffect?: (names: readonly string[]) => ReactNode;
}

const schema = schemaFromRules<Values>(() => ({}));

/** Dialog for the roles or server roles of a page. They are saved together, and only if they have changed. */
export function PageRolesModal(props: PageRolesModalProps) {
  const { title, label, names, selected, onSave, renderEffect, onClose } = props;
  const orderedSelection = [
    ...names.filter((name) => selected.includes(name)),
    ...selected.filter((name) => !names.includes(name)),
  ];
  return (
    <FormModal
      title={title}
      submitLabel="Submit"
      schema={schema}
      defaultValues={{ names: orderedSelection }}
      submitDisabledReason={(values) => (isSameSelection(values.names, selected) ? 'No changes' : null)}
      onSubmit={onSave}
      onClose={onClose}
    >
      <CheckboxGroupField name="names" label={label} names={names} />
      {renderEffect && <Effect renderContent={renderEffect} />}
    </FormModal>
  );
}

function Effect({ renderContent }: { renderContent: (names: readonly string[]) => ReactNode }) {
  const { names } = useFormValues<Values>().values;
  return <div data-span="row">{renderContent(names)}</div>;
}

function isSameSelection(namesA: readonly string[], namesB: readonly string[]): boolean {
  return namesA.length === namesB.length && namesA.every((name) => namesB.includes(name));
}
