import type { FieldDifference, ViewFormValues } from '@portal/domain';
import { ViewModal } from '@portal/ui/layout';
import { useRef, useState } from 'react';
import { addView, saveView, setDefaultView } from '../api/resources/savedViewChanges.ts';
import type { VersionSubmitted } from '../api/saveVersion.ts';
import { useScreenParams } from '../navigation/screenLocation.tsx';
import { notify } from '../state/notifications.ts';
import { useDensity } from '../state/preferences.ts';
import { useSession } from '../state/session.ts';
import type { SavedView, ViewDialogProps } from './ShownScreen.ts';
import { captureQuery } from './viewContent.ts';

/** The dialog that saves a view, or changes its name and who can use it. */
export function ViewForm({ screen, view: current, states, table, hasChart, open, onClose }: ViewDialogProps) {
  const query = useScreenParams();
  const roles = useSession()?.user.roles ?? [];
  const [density] = useDensity();
  // As opened: the list is refetched after a conflict.
  const [view] = useState(current);
  /** Opened when the form is closed, and has no unsaved changes any more. */
  const added = useRef<SavedView>(null);
  /** The version that the next save replaces. */
  const replaced = useRef(view);
  const save = async ({ name, sharedWithRole, isDefault, keepsDensity }: ViewFormValues) => {
    const entered = {
      name: name.trim(),
      sharedWithRole: sharedWithRole || null,
      density: keepsDensity ? (view?.density ?? density) : null,
    };
    const result: VersionSubmitted<SavedView> = await (view
      ? saveView({ ...view, ...replaced.current, ...entered })
      : addView({
          ...entered,
          page: screen.path,
          query: String(captureQuery(query, states, screen.views.subject)),
          columns: table.columns,
          hasChart,
        }));
    if (!result.ok && result.theirs) {
      replaced.current = result.theirs;
      const differences = listViewDifferences(result.theirs, entered);
      return { ...result, conflict: { title: result.message, differences } };
    }
    if (!result.ok || !result.data) return result;
    const saved = result.data;
    added.current = view ? null : saved;
    if (isDefault !== (view?.isDefault ?? false))
      await setDefaultView(screen.path, isDefault ? saved.savedViewId : null);
    notify({ kind: 'success', text: `${saved.name} has been saved.` });
    return result;
  };
  return (
    <ViewModal
      title={view ? `Edit view ${view.name}` : 'Save view'}
      view={{
        name: view?.name ?? '',
        sharedWithRole: view?.sharedWithRole ?? '',
        isDefault: view?.isDefault ?? false,
        keepsDensity: Boolean(view?.density),
      }}
      roles={roles}
      densityName={view?.density ?? density}
      onSave={save}
      onClose={() => {
        onClose();
        if (added.current) open(added.current);
      }}
    />
  );
}

type EnteredView = Pick<SavedView, 'name' | 'sharedWithRole' | 'density'>;

function listViewDifferences(theirs: EnteredView, mine: EnteredView): FieldDifference[] {
  return [
    { label: 'Name', theirs: theirs.name, mine: mine.name },
    { label: 'Shared with', theirs: theirs.sharedWithRole ?? '', mine: mine.sharedWithRole ?? '' },
    { label: 'Density', theirs: theirs.density ?? '', mine: mine.density ?? '' },
  ].filter((difference) => difference.theirs !== difference.mine);
}
