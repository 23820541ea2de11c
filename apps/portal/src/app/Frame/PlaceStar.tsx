import { isSamePlace, type MenuNode, type Place } from '@portal/domain';
import { StarButton } from '@portal/ui/controls';
import { setStarred, useFavorites } from '../../api/resources/home.ts';

/** A place and its name. */
export interface StarredPlace {
  place: Place;
  name: string;
}

/** Marks what is shown as a favorite; not shown for a provider without that extension. */
export function PlaceStar({ place, name }: StarredPlace) {
  const { data: favorites } = useFavorites();
  if (!favorites) return null;
  return (
    <StarButton
      name={name}
      starred={favorites.some((each) => isSamePlace(each, place))}
      onStarredChange={({ starred }) => void setStarred(place, starred, name)}
    />
  );
}

/** A page of the menu as a place; `null` for Home, which shows the favorites. */
export function toStarredPage(page: MenuNode | undefined): StarredPlace | null {
  if (!page || page.url === '/Home') return null;
  return { place: { kind: 'page', id: String(page.pageId) }, name: page.pageName };
}
