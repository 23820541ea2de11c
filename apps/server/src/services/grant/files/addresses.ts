import type { GrantMediaKind } from '../../../db/grantTables.ts';

/** Where the embedded grant service keeps its files; asked for with its name and key, as its operations are. */
export const embeddedFilesPrefix = '/embedded/grant';

/** Below the prefix of the service or of the gateway. */
export const mediaPattern = '/media/:id/:kind';
export const filePattern = '/files/:fileName';

export const mediaKindNames = [
  'headshot',
  'project1',
  'project2',
  'project3',
  'video',
] as const satisfies readonly GrantMediaKind[];

export function mediaAddress(applicationId: number, kind: GrantMediaKind): string {
  return `${embeddedFilesPrefix}/media/${applicationId}/${kind}`;
}

export function fileAddress(fileName: string): string {
  return `${embeddedFilesPrefix}/files/${fileName}`;
}
