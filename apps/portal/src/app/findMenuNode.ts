import { isReportsEntry, REPORT_VIEWER_PATH, toPagePath, type MenuNode } from '@portal/domain';
import { MAILER_DETAILS_PATH, MAILER_SUMMARY_PATH } from '../screens/reports/paths.ts';

/**
 * Finds the first menu entry, at any depth, that matches a URL; `null` when none does. An entry whose URL has a query
 * matches only URLs with the same parameters, and is then preferred, because reports share one path. A report without
 * an entry of its own belongs to the entry that lists the reports, details of a mailer to the summary.
 */
export function findMenuNode(menu: readonly MenuNode[], address: string): MenuNode | null {
  return findMenuTrail(menu, address).at(-1) ?? null;
}

/** That entry with its ancestors, outermost first; empty when none matches. */
export function findMenuTrail(menu: readonly MenuNode[], address: string): MenuNode[] {
  const target = parseUrl(address);
  const trails = findTrails(menu, (node) => matchesUrl(node, target));
  const trail = trails.find((each) => (each.at(-1)?.url ?? '').includes('?')) ?? trails[0];
  if (trail) return trail;
  if (target.path === toPagePath(REPORT_VIEWER_PATH)) return findTrails(menu, isReportsEntry)[0] ?? [];
  const isDetails = target.path.startsWith(toPagePath(MAILER_DETAILS_PATH));
  return isDetails ? findMenuTrail(menu, MAILER_SUMMARY_PATH) : [];
}

interface ParsedUrl {
  path: string;
  query: URLSearchParams;
}

const parsedUrls = new WeakMap<MenuNode, ParsedUrl>();

/** The URL of a menu entry, parsed once. */
function getParsedUrl(node: MenuNode, url: string): ParsedUrl {
  const parsed = parsedUrls.get(node) ?? parseUrl(url);
  parsedUrls.set(node, parsed);
  return parsed;
}

function parseUrl(address: string): ParsedUrl {
  const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
  return { path: toPagePath(address), query: new URLSearchParams(query) };
}

function findTrails(menu: readonly MenuNode[], isMatch: (node: MenuNode) => boolean): MenuNode[][] {
  return menu.flatMap((node) => [
    ...(isMatch(node) ? [[node]] : []),
    ...findTrails(node.children, isMatch).map((childTrail) => [node].concat(childTrail)),
  ]);
}

function matchesUrl(node: MenuNode, target: ParsedUrl): boolean {
  if (node.url === null || node.external) return false;
  const { path, query } = getParsedUrl(node, node.url);
  return path === target.path && [...query].every(([name, value]) => target.query.get(name) === value);
}
