import { listStartPageUsers, type StartPage } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { mapData } from '@portal/ui/feedback';
import { asyncList } from '../../../api/asyncState.ts';
import { deleteStartPage } from '../../../api/resources/startPages.ts';
import { useUsers } from '../../../api/resources/users.ts';
import { confirmDelete } from '../shared/confirmDelete.ts';

/** The actions of a start page: its row menu, in the palette too. */
export function listStartPageActions(page: StartPage): MenuEntry[] {
  return [{ kind: 'action', label: 'Delete', destructive: true, onSelect: () => handleDelete(page) }];
}

function handleDelete(page: StartPage) {
  confirmDelete({
    objectType: 'start page',
    name: page.startPage1,
    question: `Delete start page “${page.startPage1}”? Users who have it keep its URL.`,
    affected: {
      title: 'Users who have it',
      useItems: () => mapData(asyncList(useUsers()), (users) => listStartPageUsers(page, users)),
    },
    onDelete: () => deleteStartPage(page),
  });
}
