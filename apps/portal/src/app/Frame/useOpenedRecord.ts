import { isRecordKind, type Place, recordPages } from '@portal/domain';
import { useLocation } from 'react-router-dom';
import { useOpenedPlace } from '../../api/resources/home.ts';
import { findDialogRecord, findFilteredPlace, findOpenedRecord } from '../../navigation/places.ts';
import type { StarredPlace } from './PlaceStar.tsx';

/** The record in the URL, as breadcrumb and title name it. */
interface OpenedRecord {
  name: string;
  /** For the title of the tab; `null` for a job, whose screen has its own title with the status of the job. */
  title: string | null;
  /** The record as a favorite, if that leads to what is shown. */
  starred: StarredPlace | null;
  /** The open dialog shows it, not the page. */
  isInDialog: boolean;
}

/**
 * Notes the record or saved view in the URL as opened, and returns its name; of a provider without that extension, kind and number.
 * `null`: no record is shown.
 */
export function useOpenedRecord(): OpenedRecord | null {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const opened = findOpenedRecord(query);
  const place = opened ?? findFilteredPlace(query);
  const { data } = useOpenedPlace(place);
  // What a filter does not find, and a view that the user cannot use, are not named.
  if (!place || (!opened && !data)) return null;
  const name = data?.title ?? `${place.kind.charAt(0).toUpperCase()}${place.kind.slice(1)} ${place.id}`;
  const isInDialog = findDialogRecord(query) !== null;
  const isStarred = data && (isInDialog || isPageOf(place, pathname));
  return {
    name,
    title: place.kind === 'job' ? null : name,
    starred: isStarred ? { place, name } : null,
    isInDialog,
  };
}

/** Whether a record is opened on this page, not on a report about it. */
function isPageOf({ kind }: Place, pathname: string): boolean {
  return isRecordKind(kind) && recordPages[kind].toLowerCase() === pathname.toLowerCase();
}
