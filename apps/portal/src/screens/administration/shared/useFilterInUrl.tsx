import { FilterBox } from '@portal/ui/administration';
import { textParam, urlState } from '../../../url/urlState.ts';
import { useTypedUrlState } from '../../../url/useTypedUrlState.ts';

const filterInUrl = urlState({ filter: textParam });

/** A filter of what is edited in place, kept in the URL: its text, and the box for it. */
export function useFilterInUrl(label: string) {
  const [{ filter: param }, setFilter] = useTypedUrlState(filterInUrl);
  const filter = param ?? '';
  return {
    filter,
    isFiltered: filter.trim() !== '',
    filterBox: (
      <div style={{ maxWidth: 320 }}>
        <FilterBox label={label} value={filter} onChange={({ value }) => setFilter({ filter: value })} />
      </div>
    ),
  };
}
