import type { GrantMediaKind } from '../../../db/grantTables.ts';

/** Path prefix of the embedded grant service's files. They require its user name and key, like its operations. */
export const embeddedFilesPrefix = '/embedded/grant';

/** Relative to that prefix. */
export const mediaPattern = '/media/:id/:kind';
export const filePattern = '/files/:fileName';

export const mediaKindNames = [
  'headshot',
  'project1',
  'project2',
  'project3',
  'video',
] as const satisfies readonly GrantMediaKind[];

export function toMediaPath(applicationId: number, kind: GrantMediaKind): string {
  return `${embeddedFilesPrefix}/media/${applicationId}/${kind}`;
}

export function toFilePath(fileName: string): string {
  return `${embeddedFilesPrefix}/files/${fileName}`;
}
