import { writeAtomically } from './outputFolder.ts';
import { LineWriter, type LineBlock, type WriteOptions } from './outputLines.ts';

/**
 * Writes the output file of a job. The file gets its final name when it is complete on disk.
 * @param blocks pulled one at a time, as they are written
 * @returns the number of lines
 */
export function writeOutputFile(
  folder: string,
  fileName: string,
  blocks: Iterable<LineBlock> | AsyncIterable<LineBlock>,
  options?: WriteOptions,
): Promise<number> {
  return writeAtomically(folder, fileName, async (file) => {
    const lines = new LineWriter(file, options);
    for await (const block of blocks) await lines.write(block);
    await lines.end();
    return lines.lines;
  });
}
