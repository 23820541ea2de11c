import {
  type NewPortalPage,
  type PageNode,
  pageTypes,
  type PageValues,
  type ReportView,
  toNewPage,
  validateNewPortalPage,
} from '@portal/domain';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type AsyncState, getShownData } from '../../../feedback/AsyncState.ts';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { useFormFields } from '../../../forms/Form/formContext.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import { createParentOptions } from '../pageOptions.ts';

/** Form values. */
type Values = Omit<NewPortalPage, 'parentId' | 'orderBy'> & { parentId: string; orderBy: number | null };

export interface AddPortalPageModalProps {
  /** Existing pages, for choosing the parent. */
  tree: readonly PageNode[];
  /** Preselected parent page; 0 for the top level. */
  parentId?: number;
  /** Views of the reporting server. */
  views: AsyncState<readonly ReportView[]>;
  /** Saves a valid page. */
  onAdd: (page: PageValues) => Promise<SubmitResponse<unknown>>;
  /** Called when the form was saved or canceled. */
  onClose: FormModalProps<never, never>['onClose'];
}

const typeOptions = pageTypes.map((value) => ({ value, label: value }));
const createSchema = (views: readonly ReportView[]) =>
  schemaFromRules<Values>((values) => validateNewPortalPage(toPage(values), views));
const { TextField, NumberField, RadioField, SelectField, CheckboxField } = fieldsFor(createSchema([]));

/**
 * Dialog for adding a web page or a report view to the tree. Rules and messages come from the domain
 * (specification 1 §5).
 */
export function AddPortalPageModal({ tree, parentId = 0, views, onAdd, onClose }: AddPortalPageModalProps) {
  const loadedViews = useMemo(() => getShownData(views) ?? [], [views]);
  const schema = useMemo(() => createSchema(loadedViews), [loadedViews]);
  return (
    <FormModal
      title="Add page"
      submitLabel="Add page"
      schema={schema}
      defaultValues={{
        pageType: 'web',
        pageName: '',
        url: '',
        viewUrl: '',
        parentId: String(parentId),
        orderBy: 10,
        mainMenu: true,
      }}
      submitDisabledReason={getMissingFieldReason}
      onSubmit={async (values) => {
        const response = await onAdd(toNewPage(toPage(values), loadedViews));
        return response.ok ? { ok: true } : response;
      }}
      onClose={onClose}
    >
      <RadioField name="pageType" label="Page type" options={typeOptions} span="row" />
      <PageFields tree={tree} views={views} loadedViews={loadedViews} />
    </FormModal>
  );
}

interface PageFieldsProps extends Pick<AddPortalPageModalProps, 'tree' | 'views'> {
  loadedViews: readonly ReportView[];
}

function PageFields({ tree, views, loadedViews }: PageFieldsProps) {
  const { control } = useFormFields('PageFields');
  const pageType = useWatch({ control, name: 'pageType' }) as Values['pageType'];
  const isView = pageType === 'tableau';
  const options = useMemo(() => createParentOptions(tree), [tree]);
  return (
    <>
      {isView && (
        <SelectField
          name="viewUrl"
          label="Report view"
          span="row"
          options={[
            { value: '', label: views.status === 'loading' ? '[working...]' : '' },
            ...loadedViews.map(({ title, viewUrl }) => ({ value: viewUrl, label: title })),
          ]}
          help={views.status === 'failed' ? views.message : undefined}
        />
      )}
      <TextField
        name="pageName"
        label="Page Name"
        maxLength={100}
        span="row"
        help={isView ? "Leave blank to use the view's title" : undefined}
      />
      {!isView && (
        <TextField
          name="url"
          label="URL"
          maxLength={2000}
          span="row"
          help="Leave blank for a group without its own page"
        />
      )}
      <SelectField name="parentId" label="Parent" options={options} span="row" />
      <NumberField name="orderBy" label="Order" step="any" />
      <CheckboxField name="mainMenu" label="Main Menu" />
    </>
  );
}

function toPage({ parentId, orderBy, ...values }: Values): NewPortalPage {
  return { ...values, parentId: Number(parentId), orderBy: orderBy ?? 0 };
}

/** Submit is disabled only for what the specification names; other errors are shown after pressing it. */
function getMissingFieldReason(values: Values): string | null {
  const { viewUrl, pageName, orderBy } = validateNewPortalPage(toPage(values));
  const isNamed = values.pageType === 'tableau' || values.pageName.trim() !== '';
  if (!isNamed && pageName) return pageName;
  return viewUrl ?? orderBy ?? null;
}
