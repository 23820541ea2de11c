import { sortNaturally, toPagePath } from '@portal/domain';
import { mapData } from '@portal/ui/feedback';
import { type ViewCommand, Views } from '@portal/ui/layout';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asyncState } from '../api/asyncState.ts';
import { setStarred, useFavorites } from '../api/resources/home.ts';
import { deleteView, saveView, setDefaultView } from '../api/resources/savedViewChanges.ts';
import { useSavedViews } from '../api/resources/savedViews.ts';
import { isExtensionMissing } from '../api/failures.ts';
import { useScreenParams } from '../navigation/screenLocation.tsx';
import { requestConfirmation } from '../state/confirmation.ts';
import { notify, notifyOnSuccess } from '../state/notifications.ts';
import type { SavedView, ShownScreen } from './ShownScreen.ts';
import { captureQuery, keepSubject, listChanges, listMissing, captureFullQuery } from './viewContent.ts';
import { LazyComponent, copyText } from '@portal/ui/controls';
import { basePath } from '../config/env.ts';
import { viewInUrl } from './viewInUrl.ts';

const loadForm = async () => (await import('./ViewForm.tsx')).ViewForm;
const loadList = async () => (await import('./ViewList.tsx')).ViewList;

/** The menu of saved views of a screen, with its dialogs. */
export function ViewsControl(props: ShownScreen) {
  const { screen, inUrl, states, table } = props;
  const subject = screen.views.subject ?? [];
  const query = useScreenParams();
  const navigate = useNavigate();
  const saved = useSavedViews();
  const { data: favorites = [] } = useFavorites();
  const [dialog, setDialog] = useState<'add' | 'edit' | 'all' | null>(null);
  if (isExtensionMissing(saved.error)) return null;

  const views =
    saved.data &&
    sortNaturally(
      saved.data.filter(({ page }) => toPagePath(page) === toPagePath(screen.path)),
      ({ name }) => name,
    );
  const view = views?.find(({ savedViewId }) => savedViewId === inUrl.view);
  const changes = view ? listChanges(view, query, inUrl, states) : [];
  const isStarred = ({ savedViewId }: SavedView) =>
    favorites.some(({ kind, id }) => kind === 'view' && id === String(savedViewId));
  const open = (opened: SavedView | undefined, deleted?: SavedView) => {
    const hasDefault = views?.some((each) => each.isDefault && each !== deleted);
    void navigate(keepSubject({ path: screen.path, view: opened, query, subject, hasDefault }));
  };
  const save = async (changed: SavedView) => {
    const { href } = location;
    const saving = saveView({
      ...changed,
      query: String(captureQuery(query, states, subject)),
      columns: table.columns,
      density: inUrl.density ?? changed.density,
      hasChart: props.hasChart,
    });
    const result = await notifyOnSuccess(saving, `${changed.name} has been saved.`);
    // The user may have gone elsewhere meanwhile.
    if (result.ok && result.data && location.href === href) open(result.data);
    return result;
  };
  const saveOrAsk = async (changed: SavedView) => {
    const result = await save(changed);
    if (result.ok) return;
    const { message, theirs } = result;
    if (!theirs) notify({ kind: 'error', text: message });
    else
      requestConfirmation({
        title: 'Overwrite view',
        question: `${message} Overwrite it with what this page shows?`,
        confirmLabel: 'Overwrite with mine',
        cancelLabel: 'Cancel',
        destructive: true,
        onConfirm: () => save(theirs),
      });
  };

  const run: Record<ViewCommand, (current: SavedView) => void> = {
    save: (current) => void saveOrAsk(current),
    saveAs: () => setDialog('add'),
    edit: () => setDialog('edit'),
    reset: (current) => open(current),
    showAll: () => setDialog('all'),
    copyLink: () => void copyViewLink(props, view, query),
    toggleStar: (current) =>
      void setStarred({ kind: 'view', id: String(current.savedViewId) }, !isStarred(current), current.name),
    toggleDefault: ({ savedViewId, isDefault }) =>
      void setDefaultView(screen.path, isDefault ? null : savedViewId),
    delete: (current) =>
      requestConfirmation({
        title: 'Delete view',
        question: `Delete view “${current.name}”?${current.sharedWithRole ? ` Users with the role ${current.sharedWithRole} lose it too.` : ''}`,
        confirmLabel: 'Delete view',
        cancelLabel: 'Cancel',
        destructive: true,
        onConfirm: async () => {
          const { href } = location;
          const result = await deleteView(current);
          if (result.ok && location.href === href) open(undefined, current);
          return result;
        },
      }),
  };

  return (
    <>
      <Views
        views={mapData(asyncState(saved, views), (all) =>
          all.map((each) => ({ ...each, id: each.savedViewId, isStarred: isStarred(each) })),
        )}
        openId={typeof inUrl.view === 'number' ? inUrl.view : null}
        changes={changes}
        missing={
          view && !changes.includes('filters') ? listMissing(view, states, table.columnIds, subject) : []
        }
        onOpen={({ id }) => open(views?.find(({ savedViewId }) => savedViewId === id))}
        onCommand={({ command }) => run[command](view as SavedView)}
      />
      {dialog && (
        <LazyComponent
          key={dialog}
          label="This dialog"
          load={dialog === 'all' ? loadList : loadForm}
          props={{
            ...props,
            view: dialog === 'edit' ? view : undefined,
            views: views ?? [],
            open,
            onClose: () => setDialog(null),
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/**
 * Copies the address of what a screen shows, which works for those who cannot use the view, and after it was deleted.
 * @param view the open one; it is named only if it is shared
 */
async function copyViewLink(
  { screen, inUrl, states, table, hasChart }: ShownScreen,
  view: SavedView | undefined,
  query: URLSearchParams,
): Promise<void> {
  const look = viewInUrl.write({
    view: view?.sharedWithRole ? view.savedViewId : null,
    columns: table.columns,
    density: inUrl.density ?? view?.density ?? null,
    hasChart,
  });
  const full = new URLSearchParams([...captureFullQuery(query, states, screen.views.subject), ...look]);
  const isCopied = await copyText(`${location.origin}${basePath}${screen.path}?${full}`);
  if (isCopied) notify({ kind: 'success', text: 'The link has been copied.' });
  else notify({ kind: 'error', text: 'The link could not be copied. Copy it from the address bar.' });
}
