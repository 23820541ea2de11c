import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { exportsOf, checker, uiEntries } from './packageSources.ts';

/**
 * Which stories a component of `@portal/ui` must have is read from the types of its properties:
 *
 * - It takes an `AsyncState`: `Loading`, `Empty`, `Failed` and `Ready`.
 * - One of its events answers a promise: `Ready`, `Saving` while it waits and `NotSaved` when the answer is a refusal;
 *   and `Refused` where the answer can say what is wrong with single fields.
 * - It is a dialog (`…Modal`): `Ready`, as it is opened.
 *
 * Stories are counted by their names, over all files beside the component whose names begin with its own.
 */
export type State = 'Ready' | 'Loading' | 'Empty' | 'Failed' | 'Saving' | 'NotSaved' | 'Refused';

interface Component {
  name: string;
  path: string;
  states: Set<State>;
}

/** The components of the public surface. */
export function componentsWithStates(): Component[] {
  const components = uiEntries.flatMap(({ path }) => exportsOf(path)).map(componentOf);
  return [...new Map(components.filter((each) => each !== null).map((each) => [each.name, each])).values()];
}

function componentOf(symbol: ts.Symbol): Component | null {
  const declaration = symbol.valueDeclaration;
  const path = declaration?.getSourceFile().fileName ?? '';
  if (!declaration || !/^[A-Z]/.test(symbol.name) || !path.endsWith('.tsx')) return null;
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (!props) return null;
  const states = new Set<State>(/\wModal$/.test(symbol.name) ? ['Ready'] : []);
  for (const prop of checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(props, declaration))) {
    // What an element of the browser takes is not the component's own.
    if (prop.declarations?.every((each) => each.getSourceFile().fileName.includes('node_modules'))) continue;
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(prop, declaration));
    for (const state of statesOf(prop.name, type)) states.add(state);
  }
  return { name: symbol.name, path, states };
}

function statesOf(name: string, type: ts.Type): State[] {
  if (type.aliasSymbol?.name === 'AsyncState') return ['Loading', 'Empty', 'Failed', 'Ready'];
  if (!/^on[A-Z]/.test(name)) return [];
  const answers = type.getCallSignatures().flatMap((signature) => unionOf(signature.getReturnType()));
  const promises = answers.filter((answer) => answer.symbol?.name === 'Promise');
  if (promises.length === 0) return [];
  const awaited = promises.flatMap((promise) => unionOf(checker.getAwaitedType(promise) ?? promise));
  const hasFields = awaited.some((answer) => answer.getProperty('fields'));
  return ['Ready', 'Saving', 'NotSaved', ...(hasFields ? (['Refused'] as const) : [])];
}

function unionOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Names of the stories beside a component. */
export function storiesOf({ name, path }: Component): Set<string> {
  const files = globSync(`${name}*.stories.tsx`, { cwd: dirname(path) });
  const texts = files.map((file) => readFileSync(join(dirname(path), file), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story)),
  );
}
