import { ToolError } from '../ToolError.ts';
import type { ReadFile } from './scaffold.ts';

/** `OfferList` → `Offer List`. */
export function wordsOf(pascal: string): string {
  return pascal.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}

/** `OfferList` → `offerList`. */
export function camel(pascal: string): string {
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `campaigns` → `Campaigns`. */
export function pascalOf(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @throws ToolError when the word is no name for a component or screen */
export function checkPascal(name: string): void {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new ToolError(`"${name}" is no name: write it as OfferList.`);
}

/** @throws ToolError when the word is no name of a folder or function */
export function checkCamel(name: string): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new ToolError(`"${name}" is no name: write it as listOffers.`);
}

/** @throws ToolError when the file is already there: nothing is written over */
export function checkAbsent(read: ReadFile, path: string): void {
  if (read(path) !== null) throw new ToolError(`${path} is already there.`);
}

/** @throws ToolError when the file is not there */
export function existing(read: ReadFile, path: string): string {
  const content = read(path);
  if (content === null) throw new ToolError(`${path} is not there.`);
  return content;
}

/**
 * Puts text before the last place where the mark stands.
 * @throws ToolError when it stands nowhere: the file no longer looks as the scaffold knows it
 */
export function insertBefore(content: string, mark: string, text: string): string {
  const at = content.lastIndexOf(mark);
  if (at < 0) throw new ToolError(`The scaffold finds no "${mark}" to write before. Mend tools/scaffold.`);
  return content.slice(0, at) + text + content.slice(at);
}
