import { colorSchemeAttribute } from '@portal/ui/theme';

/**
 * Switches the page to the dark scheme while a function runs. Only an attribute of the root element changes, so
 * nothing renders again.
 */
export async function inDark<Result>(work: () => Promise<Result>): Promise<Result> {
  const { documentElement: root } = document;
  const before = root.getAttribute(colorSchemeAttribute);
  const noTransitions = new CSSStyleSheet();
  noTransitions.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(noTransitions);
  root.setAttribute(colorSchemeAttribute, 'dark');
  try {
    return await work();
  } finally {
    if (before === null) root.removeAttribute(colorSchemeAttribute);
    else root.setAttribute(colorSchemeAttribute, before);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions);
  }
}
