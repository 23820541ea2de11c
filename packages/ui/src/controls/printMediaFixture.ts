/**
 * Applies the styles of paper instead of those of the screen while a function runs, in any browser: the media of
 * style rules are exchanged.
 */
export async function inPrintMedia<Result>(work: () => Promise<Result>): Promise<Result> {
  const changed: [MediaList, string][] = [...document.styleSheets].flatMap((sheet) =>
    listMedia(sheet.cssRules).map((media): [MediaList, string] => [media, media.mediaText]),
  );
  for (const [media, text] of changed) media.mediaText = /^print\b/.test(text) ? 'all' : 'not all';
  try {
    return await work();
  } finally {
    for (const [media, text] of changed) media.mediaText = text;
  }
}

/** Media of the rules that apply either on screen or on paper. */
function listMedia(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => {
    const isOfOneMedium = rule instanceof CSSMediaRule && /^(print|screen)\b/.test(rule.media.mediaText);
    if (isOfOneMedium) return [rule.media];
    return 'cssRules' in rule ? listMedia(rule.cssRules as CSSRuleList) : [];
  });
}
