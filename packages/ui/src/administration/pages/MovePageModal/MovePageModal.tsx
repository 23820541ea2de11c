import type { PageMove, PageNode } from '@portal/domain';
import { useMemo } from 'react';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { useFormValues } from '../../../forms/Form/useFormValues.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import { createParentOptions, createPositionOptions, listChildPages } from '../pageOptions.ts';

interface Values {
  parentId: string;
  /** Zero-based index among the other pages of the parent; larger values mean last. */
  index: string;
}

export interface MovePageModalProps extends Pick<FormModalProps<never, never>, 'onClose'> {
  /** Existing pages. */
  tree: readonly PageNode[];
  /** Page to move; part of `tree`. */
  page: PageNode;
  /** Saves the move. */
  onMove: (move: PageMove) => Promise<SubmitResponse<unknown>>;
}

const schema = schemaFromRules<Values>(() => ({}));
const { SelectField } = fieldsFor(schema);

/** Dialog for moving a page: choose the parent and the position among its children. */
export function MovePageModal({ tree, page, onMove, onClose }: MovePageModalProps) {
  const parents = useMemo(() => createParentOptions(tree, page), [tree, page]);
  const parentId = page.parent?.pageId ?? 0;
  const initialValues = {
    parentId: String(parentId),
    index: String(listChildPages(tree, parentId).indexOf(page)),
  };
  const toMove = (values: Values): PageMove => {
    const others = listOtherChildren(tree, page, values.parentId);
    const index = Math.min(Number(values.index), others.length);
    return { pageId: page.pageId, parentId: Number(values.parentId), index };
  };
  return (
    <FormModal
      title={`Move page ${page.pageName}`}
      size="small"
      submitLabel="Move"
      schema={schema}
      defaultValues={initialValues}
      submitDisabledReason={(values) =>
        values.parentId === initialValues.parentId && values.index === initialValues.index
          ? 'It is already there'
          : null
      }
      onSubmit={(values) => onMove(toMove(values))}
      onClose={onClose}
    >
      <SelectField name="parentId" label="Parent" options={parents} span="row" />
      <PositionField tree={tree} page={page} />
    </FormModal>
  );
}

function PositionField({ tree, page }: Pick<MovePageModalProps, 'tree' | 'page'>) {
  const { parentId, index } = useFormValues<Values>().values;
  const others = useMemo(() => listOtherChildren(tree, page, parentId), [tree, page, parentId]);
  const options = createPositionOptions(others);
  // An index beyond the children of this parent means the last position.
  const offeredOptions = options.some(({ value }) => value === index)
    ? options
    : [...options.slice(0, -1), { value: index, label: options.at(-1)?.label ?? 'First' }];
  return <SelectField name="index" label="Position" options={offeredOptions} span="row" />;
}

function listOtherChildren(tree: readonly PageNode[], page: PageNode, parentId: string): readonly PageNode[] {
  return listChildPages(tree, Number(parentId)).filter((each) => each !== page);
}
