import { writeAside } from './outputFolder.ts';
import { LineWriter, type LineBlock, type WriteOptions } from './outputLines.ts';

/**
 * Writes the output file of a job, which gets its name once all of it is on the disk.
 * @param blocks asked for the next one when the one before has been written
 * @returns how many lines it has
 */
export function writeOutputFile(
  folder: string,
  fileName: string,
  blocks: Iterable<LineBlock> | AsyncIterable<LineBlock>,
  options?: WriteOptions,
): Promise<number> {
  return writeAside(folder, fileName, async (file) => {
    const lines = new LineWriter(file, options);
    for await (const block of blocks) await lines.write(block);
    await lines.end();
    return lines.lines;
  });
}
