/**
 * Style of the pages that the server renders itself, in the colors and font of the portal
 * (`packages/ui/src/theme/tokens.ts`, which the server does not import).
 */
export const pageStyle = `
:root { color-scheme: light dark; --frame: #f7f8fa; --paper: #ffffff; --text: #181e29; --quiet: #606673; --line: #dde0e4; --accent: #3049bb; --value: #3a55c9; }
@media (prefers-color-scheme: dark) { :root { --frame: #101216; --paper: #171a1e; --text: #e7eaee; --quiet: #a7adb6; --line: #30343c; --accent: #a0b3fb; --value: #8ea4f7; } }
body { color: var(--text); font: 14px/1.45 'IBM Plex Sans', system-ui, sans-serif; }
`;
