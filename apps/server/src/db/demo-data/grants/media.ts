import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locate } from '../../../installation/resources.ts';
import type { GrantMediaKind } from '../../grantTables.ts';
import type { Random } from '../random.ts';
import type { Motif } from './crafts.ts';

/** A file of the folder `media`. */
export interface MediaFile {
  name: string;
  mediaType: 'image/svg+xml' | 'video/mp4';
  content: Buffer;
  /** SHA-256 of the content. */
  hash: Buffer;
}

/** Reads the images and the video: `headshot-1.svg`, `quilt-1.svg` (a project of this motif), `video.mp4`. */
export function readMediaFiles(): MediaFile[] {
  const folder = locate('demo-media');
  const names = readdirSync(folder).toSorted();
  return names.map((name) => {
    const content = readFileSync(path.join(folder, name));
    const mediaType = name.endsWith('.mp4') ? 'video/mp4' : 'image/svg+xml';
    return { name, mediaType, content, hash: hash('sha256', content, 'buffer') };
  });
}

/** Chooses the files of an application: of most a headshot, one to three projects, of some a video. */
export function chooseMedia(
  random: Random,
  motif: Motif,
  files: readonly MediaFile[],
): { kind: GrantMediaKind; file: MediaFile }[] {
  const listFiles = (prefix: string) => files.filter(({ name }) => name.startsWith(prefix));
  const projects = random.sample(listFiles(motif), random.int(1, 3));
  return [
    ...(random.chance(0.93) ? [{ kind: 'headshot' as const, file: random.pick(listFiles('headshot')) }] : []),
    ...projects.map((file, index) => ({ kind: projectKinds[index] ?? 'project3', file })),
    ...(random.chance(0.4) ? [{ kind: 'video' as const, file: random.pick(listFiles('video')) }] : []),
  ];
}

const projectKinds = ['project1', 'project2', 'project3'] as const;
