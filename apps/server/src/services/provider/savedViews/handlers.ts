import type { ProviderSchemas } from '@portal/api-client';
import { canOpenPath, validateView } from '@portal/domain';
import { requireSession, type Session } from '../../../access/caller.ts';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { listChanges } from '../listChanges.ts';
import { runChange } from '../runChange.ts';
import { lockUser } from '../users/queries.ts';
import {
  countOwnViews,
  deleteDefaultView,
  deleteSavedView,
  insertSavedView,
  isNameTaken,
  listSavedViews,
  replaceDefaultView,
  updateSavedView,
  type SavedViewContent,
} from './queries.ts';

type SavedView = ProviderSchemas['SavedView'];

const maxOwnViews = 500;

export const savedViewHandlers = {
  async listSavedViews(_input, context) {
    const user = requireSession(context);
    const tree = await context.server.pageTree.read();
    const views = await listSavedViews(context.db, user);
    return views.filter(({ page }) => canOpenPath(tree, page, user));
  },

  async createSavedView({ body }, context) {
    const { userId } = await requireAllowed(context, body);
    return runChange(context, 'createSavedView', async (db) => {
      await lockUser(db, userId);
      if ((await countOwnViews(db, userId)) >= maxOwnViews) throw new AppError('saved_view.limit');
      await requireFreeName(db, userId, body, null);
      const view = await requireView(db, context, await insertSavedView(db, userId, body));
      return { response: view, object: formatLabel(view) };
    });
  },

  async updateSavedView({ path: { savedViewId }, body, header }, context) {
    const { userId } = await requireAllowed(context, body);
    return runChange(context, 'updateSavedView', async (db) => {
      await lockUser(db, userId);
      const before = await requireOwnView(db, context, savedViewId);
      rejectOutdatedVersion(before.rowVersion, header['If-Match']);
      await requireFreeName(db, userId, body, savedViewId);
      const changed = listChanges(before, { ...before, ...body, name: body.name.trim() });
      if (changed.length > 0) await updateSavedView(db, savedViewId, body);
      const after = await requireView(db, context, savedViewId);
      return { response: after, object: formatLabel(after), changed };
    });
  },

  async deleteSavedView({ path }, context) {
    const { userId } = requireSession(context);
    await runChange(context, 'deleteSavedView', async (db) => {
      await lockUser(db, userId);
      const view = await requireOwnView(db, context, path.savedViewId);
      await deleteSavedView(db, view.savedViewId);
      return { response: undefined, object: formatLabel(view) };
    });
  },

  async putDefaultView({ body: { page, savedViewId } }, context) {
    const { userId } = requireSession(context);
    if (savedViewId === null) return deleteDefaultView(context.db, userId, page);
    await requireView(context.db, context, savedViewId);
    if (!(await replaceDefaultView(context.db, userId, page, savedViewId)))
      throw new AppError('saved_view.not_found');
  },
} satisfies Partial<ProviderHandlers>;

/**
 * @throws AppError if the name is invalid, if the caller cannot open the page, or does not have the role that the view is
 * shared with
 */
async function requireAllowed(
  context: Context,
  { page, name, sharedWithRole }: SavedViewContent,
): Promise<Session> {
  const user = requireSession(context);
  if (validateView({ name }).name !== undefined) throw new AppError('saved_view.name');
  if (!canOpenPath(await context.server.pageTree.read(), page, user)) throw new AppError('access.denied');
  if (sharedWithRole !== null && !user.roles.includes(sharedWithRole)) throw new AppError('saved_view.role');
  return user;
}

async function requireFreeName(
  db: Db,
  userId: number,
  view: SavedViewContent,
  ownId: number | null,
): Promise<void> {
  if (await isNameTaken(db, userId, view, ownId)) throw new AppError('saved_view.name_used');
}

/** A view that the caller may use. */
async function requireView(db: Db, context: Context, savedViewId: number): Promise<SavedView> {
  const [view] = await listSavedViews(db, requireSession(context), savedViewId);
  if (!view) throw new AppError('saved_view.not_found');
  return view;
}

/** A view that the caller may change. */
async function requireOwnView(db: Db, context: Context, savedViewId: number): Promise<SavedView> {
  const view = await requireView(db, context, savedViewId);
  if (!view.isOwn) throw new AppError('saved_view.not_found');
  return view;
}

const formatLabel = ({ savedViewId, name }: SavedView) => `view ${savedViewId} (${name})`;
