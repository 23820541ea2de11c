import { isSamePlace, toViewHref, type Place } from '@portal/domain';
import { listViewDetails, ViewListModal } from '@portal/ui/layout';
import { useEffect, useEffectEvent, useState } from 'react';
import { setStarred, useFavorites } from '../api/resources/home.ts';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import type { ViewDialogProps } from './ShownScreen.ts';

export function ViewList({ views, onClose }: ViewDialogProps) {
  const { data: favorites = [] } = useFavorites();
  const { key } = useScreenLocation();
  const [shownAt] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // A view was opened.
    if (key !== shownAt) close();
  }, [key, shownAt]);
  const toPlace = (id: string): Place => ({ kind: 'view', id });
  return (
    <ViewListModal
      views={views.map((view) => {
        const id = String(view.savedViewId);
        return {
          key: id,
          label: view.name,
          href: toViewHref(view),
          kind: listViewDetails(view).join(' · '),
          starred: favorites.some((place) => isSamePlace(place, toPlace(id))),
        };
      })}
      onStarredChange={({ key: id, starred }) =>
        void setStarred(
          toPlace(id),
          starred,
          views.find(({ savedViewId }) => String(savedViewId) === id)?.name ?? '',
        )
      }
      onClose={onClose}
    />
  );
}
