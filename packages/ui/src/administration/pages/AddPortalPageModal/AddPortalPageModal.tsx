import {
  findOrderBetween,
  findPageWithUrl,
  type NewPortalPage,
  type PageNode,
  pageTypes,
  type PageValues,
  type ReportView,
  toNewPage,
  validateNewPortalPage,
} from '@portal/domain';
import { useEffect, useMemo, useRef } from 'react';
import { type AsyncState, getShownData } from '../../../feedback/AsyncState.ts';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { useFormValues } from '../../../forms/Form/useFormValues.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { FormSection } from '../../../forms/FormSection/FormSection.tsx';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import { LabeledInput } from '../../../controls/LabeledInput/LabeledInput.tsx';
import { SelectInput } from '../../../controls/SelectInput/SelectInput.tsx';
import { FieldRoot } from '../../../forms/fields/FieldCell.tsx';
import { RolesField } from '../../roles/RolesField.tsx';
import { createParentOptions, createPositionOptions, listChildPages } from '../pageOptions.ts';

type Values = Omit<NewPortalPage, 'parentId' | 'orderBy'> & { parentId: string; orderBy: number | null };

export interface AddPortalPageModalProps extends Pick<FormModalProps<never, never>, 'onClose'> {
  /** Existing pages, for choosing the parent. */
  tree: readonly PageNode[];
  /** Preselected parent page; 0 for the top level. */
  parentId?: number;
  /** Names of all roles. */
  roles: AsyncState<readonly string[]>;
  /** Views of the reporting server. */
  views: AsyncState<readonly ReportView[]>;
  /** Saves a valid page. */
  onAdd: (page: PageValues) => Promise<SubmitResponse<unknown>>;
}

const typeLabels = { web: 'Web page', tableau: 'Tableau view' } as const;
const typeOptions = pageTypes.map((value) => ({ value, label: typeLabels[value] }));
const createSchema = (views: readonly ReportView[]) =>
  schemaFromRules<Values>((values) => validateNewPortalPage(toPage(values), views));
const { TextField, NumberField, RadioField, SelectField, CheckboxField } = fieldsFor(createSchema([]));

/** Dialog for adding a web page or a report view to the tree. Rules and messages come from the domain. */
export function AddPortalPageModal(props: AddPortalPageModalProps) {
  const { tree, parentId = 0, roles, views, onAdd, onClose } = props;
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
        orderBy: getOrderAt(listChildPages(tree, parentId), Number.POSITIVE_INFINITY),
        mainMenu: true,
        roles: [],
      }}
      submitDisabledReason={getMissingFieldReason}
      onSubmit={(values) => onAdd(toNewPage(toPage(values), loadedViews))}
      onClose={onClose}
    >
      <FormSection title="Page">
        <RadioField name="pageType" label="Page type" options={typeOptions} span="row" />
        <PageFields tree={tree} views={views} loadedViews={loadedViews} />
      </FormSection>
      <FormSection title="Menu">
        <PlaceFields tree={tree} />
      </FormSection>
      <FormSection title="Access">
        <AccessField roles={roles} />
      </FormSection>
    </FormModal>
  );
}

interface PageFieldsProps extends Pick<AddPortalPageModalProps, 'tree' | 'views'> {
  loadedViews: readonly ReportView[];
}

function PageFields({ tree, views, loadedViews }: PageFieldsProps) {
  const { pageType, url } = useFormValues<Values>().values;
  const isView = pageType === 'tableau';
  const other = url.trim() === '' ? undefined : findPageWithUrl(tree, url);
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
          help={
            other
              ? `${other.pageName} has this URL, too: anyone who can open one of them can use it`
              : 'Leave blank for a group without its own page'
          }
        />
      )}
    </>
  );
}

function PlaceFields({ tree }: Pick<AddPortalPageModalProps, 'tree'>) {
  const options = useMemo(() => createParentOptions(tree), [tree]);
  return (
    <>
      <SelectField name="parentId" label="Parent" options={options} span="row" />
      <PositionField tree={tree} />
      <NumberField name="orderBy" label="Order" step="any" />
      <CheckboxField name="mainMenu" label="Main Menu" />
    </>
  );
}

/** Positions the page among those of its parent, by setting its order. */
function PositionField({ tree }: Pick<AddPortalPageModalProps, 'tree'>) {
  const { values, setValues } = useFormValues<Values>();
  const { parentId, orderBy } = values;
  const siblings = useMemo(() => listChildPages(tree, Number(parentId)), [tree, parentId]);
  const lastParentId = useRef(parentId);
  useEffect(() => {
    if (lastParentId.current === parentId) return;
    lastParentId.current = parentId;
    setValues({ orderBy: getOrderAt(siblings, siblings.length) });
  }, [parentId, siblings, setValues]);
  const index = siblings.filter((page) => page.orderBy <= (orderBy ?? 0)).length;
  return (
    <FieldRoot>
      <LabeledInput label="Position">
        {(input) => (
          <SelectInput
            {...input}
            value={String(index)}
            onChange={(event) => setValues({ orderBy: getOrderAt(siblings, Number(event.target.value)) })}
          >
            {createPositionOptions(siblings).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectInput>
        )}
      </LabeledInput>
    </FieldRoot>
  );
}

/** The order number for a position among pages; beyond the end: the last one. */
function getOrderAt(siblings: readonly PageNode[], index: number): number {
  const before = siblings[Math.min(index, siblings.length) - 1]?.orderBy;
  return findOrderBetween(before, siblings[index]?.orderBy) ?? before ?? 1;
}

/** Checkboxes for the roles that can open the page. */
function AccessField({ roles }: Pick<AddPortalPageModalProps, 'roles'>) {
  const { values } = useFormValues<Values>();
  return (
    <RolesField
      roles={roles}
      help={
        values.roles.length === 0
          ? 'No role selected: everyone who can open the parent page can open this page.'
          : 'Only users with one of these roles, who can also open the parent page.'
      }
    />
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
