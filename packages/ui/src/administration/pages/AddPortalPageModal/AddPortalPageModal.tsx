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
import type { AsyncState } from '../../../feedback/AsyncState.ts';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { useFormFields } from '../../../forms/Form/formContext.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitAnswer } from '../../../forms/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../modals/FormModal/FormModal.tsx';
import { parentOptions } from '../pageOptions.ts';

/** Values as the form holds them. */
type Values = Omit<NewPortalPage, 'parentId' | 'orderBy'> & { parentId: string; orderBy: number | null };

export interface AddPortalPageModalProps {
  /** The pages there are, among which the parent is chosen. */
  tree: readonly PageNode[];
  /** The page that the new one is to stand below, unless another is chosen; 0 for the top level. */
  parentId?: number;
  /** The views of the reporting server. */
  views: AsyncState<readonly ReportView[]>;
  /** Sends a page that keeps all rules. */
  onAdd: (page: PageValues) => Promise<SubmitAnswer<unknown>>;
  /** Time to close: the form was saved, or given up. */
  onClose: FormModalProps<never, never>['onClose'];
}

const typeOptions = pageTypes.map((value) => ({ value, label: value }));
const schemaOf = (views: readonly ReportView[]) =>
  schemaFromRules<Values>((values) => validateNewPortalPage(toPage(values), views));
const { TextField, NumberField, RadioField, SelectField, CheckboxField } = fieldsFor(schemaOf([]));

/** Adds a page to the tree, or a view of the reporting server. Every rule and text is the domain's (specification 1 §5). */
export function AddPortalPageModal({ tree, parentId = 0, views, onAdd, onClose }: AddPortalPageModalProps) {
  const known = useMemo(() => (views.status === 'ready' ? views.data : []), [views]);
  const schema = useMemo(() => schemaOf(known), [known]);
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
      submitDisabledReason={whatIsMissing}
      onSubmit={async (values) => {
        const answer = await onAdd(toNewPage(toPage(values), known));
        return answer.ok ? { ok: true } : answer;
      }}
      onClose={onClose}
    >
      <RadioField name="pageType" label="Page type" options={typeOptions} span="row" />
      <PageFields tree={tree} views={views} known={known} />
    </FormModal>
  );
}

interface PageFieldsProps extends Pick<AddPortalPageModalProps, 'tree' | 'views'> {
  known: readonly ReportView[];
}

function PageFields({ tree, views, known }: PageFieldsProps) {
  const { control } = useFormFields('PageFields');
  const pageType = useWatch({ control, name: 'pageType' }) as Values['pageType'];
  const isView = pageType === 'tableau';
  const options = useMemo(() => parentOptions(tree), [tree]);
  return (
    <>
      {isView && (
        <SelectField
          name="viewUrl"
          label="Report view"
          span="row"
          options={[
            { value: '', label: views.status === 'loading' ? '[working...]' : '' },
            ...known.map(({ title, viewUrl }) => ({ value: viewUrl, label: title })),
          ]}
          help={views.status === 'failed' ? views.message : undefined}
        />
      )}
      <TextField
        name="pageName"
        label="Page Name"
        maxLength={100}
        span="row"
        help={isView ? 'Empty: the title of the view' : undefined}
      />
      {!isView && (
        <TextField
          name="url"
          label="Url"
          maxLength={2000}
          span="row"
          help="Empty: a group that only opens and closes"
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

/** Only what the specification asks for before Submit; other mistakes are said when it is pressed. */
function whatIsMissing(values: Values): string | null {
  const { viewUrl, pageName, orderBy } = validateNewPortalPage(toPage(values));
  const isNamed = values.pageType === 'tableau' || values.pageName.trim() !== '';
  if (!isNamed && pageName) return pageName;
  return viewUrl ?? orderBy ?? null;
}
