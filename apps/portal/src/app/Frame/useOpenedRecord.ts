import { isRecordKind } from '@portal/domain';
import { useLocation } from 'react-router-dom';
import { useOpenedPlace } from '../../api/resources/home.ts';
import { findShownRecord, formatRecordKind } from '../../navigation/places.ts';

/** The record in the URL, as breadcrumb and title name it. */
interface OpenedRecord {
  name: string;
  /** For the title of the tab; `null` for a job, whose screen has a title of its own that tells whether it runs. */
  title: string | null;
}

/**
 * Notes the record in the URL as opened, and returns its name; of a provider without that extension, kind and number.
 * `null`: no record is shown.
 */
export function useOpenedRecord(): OpenedRecord | null {
  const { pathname, search } = useLocation();
  const place = findShownRecord(pathname, new URLSearchParams(search));
  const { data } = useOpenedPlace(place);
  if (!place || !isRecordKind(place.kind)) return null;
  const name = data?.title ?? formatRecordKind(place.kind, place.id);
  return { name, title: place.kind === 'job' ? null : name };
}
