import { canOpenRecords, type PageNode, recordKinds, type RecordKind } from '@portal/domain';
import { requireSession } from '../../../access/caller.ts';
import type { Config } from '../../../config/config.ts';
import type { Context } from '../../../contract/handlers.ts';

/** The kinds of records that the caller can open and that this server has. */
export function listOpenKinds(context: Context, tree: readonly PageNode[]): RecordKind[] {
  const user = requireSession(context);
  return recordKinds.filter(
    (kind) => isEmbedded(kind, context.server.config) && canOpenRecords(tree, kind, user),
  );
}

/** Jobs and applications may belong to a service on another machine. */
function isEmbedded(kind: RecordKind, { barcodeApiUrl, grantApiUrl }: Config): boolean {
  if (kind === 'job') return !barcodeApiUrl;
  return kind !== 'application' || !grantApiUrl;
}
