import { type NamesField, splitNames } from '@portal/domain';
import { PageRolesModal, type PageRolesModalProps } from '@portal/ui/administration';
import { AsyncContent, type AsyncState, getShownData } from '@portal/ui/feedback';
import { Modal } from '@portal/ui/modals';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { MissingPage } from './MissingPage.tsx';
import { useEditedPage } from './useEditedPage.ts';
import { useDialogTitle } from '../../../dialogs/useDialogTitle.ts';

interface PageNamesProps extends DialogProps, Pick<PageRolesModalProps, 'label' | 'renderEffect'> {
  pageId: number;
  field: NamesField;
  /** What the names are, capitalized: `Roles`. */
  subject: string;
  /** All existing names. */
  names: AsyncState<readonly string[]>;
}

/** The dialog that edits a list of names of a page. */
export function PageNames({ pageId, field, subject, names, onClose, ...shown }: PageNamesProps) {
  const { page, save } = useEditedPage(pageId, field, subject);
  useDialogTitle(page?.pageName);
  if (!page) return <MissingPage title={`${subject} of page`} onClose={onClose} />;
  const title = `${subject} of page ${page.pageName}`;
  const allNames = names.status === 'empty' ? [] : getShownData(names);
  if (!allNames) {
    return (
      <Modal title={title} onClose={onClose}>
        <AsyncContent label={subject} state={names} />
      </Modal>
    );
  }
  return (
    <PageRolesModal
      {...shown}
      title={title}
      names={allNames}
      selected={splitNames(page[field], field)}
      onSave={(change) => save(change.names)}
      onClose={onClose}
    />
  );
}
