import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { markup, type Markup } from './markup.ts';

/** Colors and font of the portal (`packages/ui/src/theme/tokens.ts`, which the server does not import). */
const portalStyle = markup`
:root { color-scheme: light dark; --frame: #f7f8fa; --paper: #ffffff; --text: #181e29; --quiet: #606673; --line: #dde0e4; --accent: #3049bb; --value: #3a55c9; }
@media (prefers-color-scheme: dark) { :root { --frame: #101216; --paper: #171a1e; --text: #e7eaee; --quiet: #a7adb6; --line: #30343c; --accent: #a0b3fb; --value: #8ea4f7; } }
body { color: var(--text); font: 14px/1.45 'IBM Plex Sans', system-ui, sans-serif; }
`;

/** A page that the server renders itself, without scripts. */
interface RenderedPage {
  title: string;
  /** In addition to the colors and font of the portal. */
  style: Markup;
  body: Markup;
  /** The browser loads the page again after this time. */
  reloadSeconds?: string | undefined;
  /** True: the portal shows it in a frame. */
  isInFrame: boolean;
}

/** Sends a page that is allowed its own style only. */
export function sendRenderedPage(
  reply: FastifyReply,
  { title, style, body, reloadSeconds, isInFrame }: RenderedPage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${reloadSeconds === undefined ? '' : markup`<meta http-equiv="refresh" content="${reloadSeconds}">`}
<title>${title}</title>
<style nonce="${nonce}">${portalStyle}${style}</style>
</head>
<body>${body}</body>
</html>
`;
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors ${isInFrame ? "'self'" : "'none'"}`,
      'x-frame-options': isInFrame ? 'SAMEORIGIN' : 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(page.text);
}
