import { isSamePlace, type MenuNode, type Place } from '@portal/domain';
import { StarButton } from '@portal/ui/controls';
import { setStarred, useFavorites } from '../../api/resources/home.ts';

/** Marks the current page as a favorite; not shown for a provider without that extension. */
export function PageStar({ page }: { page: MenuNode | null }) {
  const { data: favorites, isPending } = useFavorites();
  if (!page || page.url === '/Home' || (!favorites && !isPending)) return null;
  const place: Place = { kind: 'page', id: String(page.pageId) };
  return (
    <StarButton
      name={page.pageName}
      starred={favorites?.some((each) => isSamePlace(each, place)) ?? false}
      // Takes its place before it is known, so that nothing is moved.
      sx={favorites ? null : { visibility: 'hidden' }}
      onStarredChange={({ starred }) => void setStarred(place, starred, page.pageName)}
    />
  );
}
