import {
  type CommandKind,
  type DashboardPage,
  formatInstant,
  type PageRecord,
  rankItems,
  recordPages,
  type SentMessage,
  type StartPage,
  type User,
} from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { fetchDashboardPages } from '../../api/resources/dashboardPages.ts';
import { getPageRecords } from '../../api/resources/pages.ts';
import { fetchSentMessages } from '../../api/resources/sentMessages.ts';
import { fetchStartPages } from '../../api/resources/startPages.ts';
import { fetchUsers } from '../../api/resources/users.ts';
import type { OpenDialog } from '../../dialogs/dialogInUrl.ts';
import { listDashboardPageActions } from '../../screens/administration/DashboardPages/dashboardPageActions.ts';
import { listPageActions } from '../../screens/administration/Pages/pageActions.ts';
import { listMessageActions } from '../../screens/administration/SendMessage/messageActions.ts';
import { listUserActions } from '../../screens/administration/shared/userActions.ts';
import { listStartPageActions } from '../../screens/administration/StartPages/startPageActions.ts';
import { listJobActions } from '../../screens/barcode/shared/jobActions.ts';
import { listCampaignActions, listSourceActions } from '../../screens/campaigns/shared/campaignActions.ts';

/** Something that a command acts on. */
export interface CommandObject {
  id: string;
  title: string;
  /** Distinguishes it from others of the same name; may be empty. */
  detail: string;
}

export interface Opening {
  openDialog: OpenDialog;
  open: (href: string) => void;
}

interface RowActions<Row> {
  /** The page that lists the rows. */
  page: string;
  /** Stands for any row; the labels of its actions are those of all. */
  sample: Row;
  /** `undefined`: it does not exist any more. */
  find: (id: string) => Promise<Row | undefined>;
  listActions: (row: Row, opening: Opening) => MenuEntry[];
}

interface ListedRows<Row> extends Omit<RowActions<Row>, 'find'> {
  /** What a row is called. */
  name: string;
  fetchRows: () => Promise<readonly Row[]>;
  toObject: (row: Row) => CommandObject;
}

/** What the commands of a kind act on. */
export interface CommandSubject {
  page: string;
  /** The actions of a row that stands for any: only their labels and pages are used. */
  sampleActions: MenuEntry[];
  listActions: (id: string, opening: Opening) => Promise<MenuEntry[]>;
  /** Of what the server's search does not find. */
  listed?: { name: string; search: (text: string) => Promise<CommandObject[]> };
}

/** Whatever row menus offer actions for, by what commands call it. */
export const commandSubjects: Partial<Record<CommandKind, CommandSubject>> = {
  user: createSubject({
    page: recordPages.user,
    sample: { userId: 0, username: '' } as User,
    find: async (id) => (await fetchUsers()).find(({ userId }) => String(userId) === id),
    listActions: (user, { openDialog }) => listUserActions(user, openDialog),
  }),
  campaign: createSubject({
    page: recordPages.campaign,
    sample: { id: '' },
    find: async (id) => ({ id }),
    listActions: ({ id }, { openDialog }) => listCampaignActions(Number(id), openDialog),
  }),
  source: createSubject({
    page: recordPages.source,
    sample: { id: '' },
    find: async (id) => ({ id }),
    listActions: ({ id }, { openDialog }) => listSourceActions(id, openDialog),
  }),
  job: createSubject({
    page: recordPages.job,
    sample: { id: '' },
    find: async (id) => ({ id }),
    listActions: ({ id }, { open }) => listJobActions(Number(id), open),
  }),
  page: createListedSubject({
    name: 'Web site page',
    page: '/Admin/Pages',
    sample: {} as PageRecord,
    fetchRows: async () => getPageRecords(),
    toObject: ({ pageId, pageName, url }) => ({ id: String(pageId), title: pageName, detail: url ?? '' }),
    listActions: (page, { openDialog }) => [
      editLink('/Admin/Pages', page.url || page.pageName),
      ...listPageActions(page, openDialog),
    ],
  }),
  startPage: createListedSubject({
    name: 'Start page',
    page: '/Admin/StartPages',
    sample: {} as StartPage,
    fetchRows: fetchStartPages,
    toObject: (page) => ({
      id: String(page.startPageId),
      title: page.startPage1,
      detail: page.startPageUrl,
    }),
    listActions: (page) => [editLink('/Admin/StartPages', page.startPage1), ...listStartPageActions(page)],
  }),
  dashboardPage: createListedSubject({
    name: 'Dashboard page',
    page: '/Admin/DashboardPages',
    sample: {} as DashboardPage,
    fetchRows: fetchDashboardPages,
    toObject: ({ dashId, frameTitle, url }) => ({ id: String(dashId), title: frameTitle, detail: url }),
    listActions: (page, { openDialog }) => [
      editLink('/Admin/DashboardPages', page.frameTitle),
      ...listDashboardPageActions(page, openDialog),
    ],
  }),
  message: createListedSubject({
    name: 'Message',
    page: '/Admin/SendMessage',
    sample: {} as SentMessage,
    fetchRows: fetchSentMessages,
    toObject: ({ messageId, subject, sentAt }) => ({
      id: String(messageId),
      title: subject,
      detail: formatInstant(sentAt),
    }),
    listActions: ({ messageId }, { openDialog }) => listMessageActions(messageId, openDialog),
  }),
};

function createSubject<Row>({ page, sample, find, listActions }: RowActions<Row>): CommandSubject {
  return {
    page,
    sampleActions: listActions(sample, { openDialog: () => {}, open: () => {} }),
    listActions: async (id, opening) => {
      const row = await find(id);
      return row === undefined ? [] : listActions(row, opening);
    },
  };
}

/** Rows that are loaded as a whole, and searched here. */
function createListedSubject<Row>({
  name,
  fetchRows,
  toObject,
  ...actions
}: ListedRows<Row>): CommandSubject {
  return {
    ...createSubject({
      ...actions,
      find: async (id) => (await fetchRows()).find((row) => toObject(row).id === id),
    }),
    listed: {
      name,
      search: async (text) =>
        rankItems(text, (await fetchRows()).map(toObject), ({ title, detail, id }) => [title, detail, id]),
    },
  };
}

/** Rows that are edited in place are edited in their list, filtered to them. */
function editLink(path: string, filter: string): MenuEntry {
  return { kind: 'link', label: 'Edit', href: `${path}?${String(new URLSearchParams({ filter }))}` };
}
