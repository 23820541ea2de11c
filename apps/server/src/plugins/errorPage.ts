import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getRequestPath } from '../contract/requestPath.ts';
import { escapeMarkup, renderElement } from './markup.ts';
import { pageStyle } from './pageStyle.ts';

const productName = 'Customer Service Portal';

const style = `${pageStyle}
body { margin: 0; background: var(--frame); }
main { display: flex; flex-direction: column; align-items: center; padding: 12vh 16px 32px; }
h1 { margin: 0 0 16px; font-size: 18px; font-weight: 600; }
section { box-sizing: border-box; width: min(360px, 100%); padding: 24px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); }
h2 { margin: 0; font-size: 14px; font-weight: 600; }
p { margin: 8px 0 0; }
small { display: block; margin-top: 16px; color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
a { color: var(--accent); }
`;

/** The error to show, such as an `AppError`. */
interface PageError {
  message: string;
  headers: Record<string, string>;
  /** The ways on; default: to the portal. */
  links?: readonly PageLink[];
}

interface PageLink {
  href: string;
  text: string;
}

/** Whether a browser opens a page, rather than a script or a page requesting data or a file. */
export function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && (headers.accept ?? '').includes('text/html') && !isFilePath(getRequestPath(url));
}

/** Whether a path is that of a file, by its extension. Other paths with a dot are screens that do not exist. */
export function isFilePath(path: string): boolean {
  return /\.(?:css|gif|html|ico|jpe?g|js|json|map|mp4|pdf|png|svg|txt|webmanifest|webp|woff2?|xlsx|zip)$/i.test(
    path,
  );
}

/**
 * The response to a page that was refused or failed: in the portal's look, without scripts. After `Retry-After` the
 * browser loads the page again.
 */
export function sendErrorPage(
  error: PageError,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  basePath: string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  // Reports are pages in a frame of the portal.
  const isInFrame = request.headers['sec-fetch-dest'] === 'iframe';
  const ancestors = isInFrame ? "'self'" : "'none'";
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
      'x-frame-options': isInFrame ? 'SAMEORIGIN' : 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(renderErrorPage(error, { nonce, basePath, requestId: request.id }));
}

function renderErrorPage(
  { message, headers, links }: PageError,
  { nonce, basePath, requestId }: { nonce: string; basePath: string; requestId: string },
): string {
  const seconds = headers['retry-after'];
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  const body = renderElement(
    'main',
    {},
    [
      renderElement('h1', {}, productName),
      renderElement(
        'section',
        {},
        [
          renderElement('h2', { role: 'alert' }, escapeMarkup(sentence)),
          seconds === undefined
            ? renderLinks(links ?? [{ href: `${basePath}/`, text: 'Open the portal' }])
            : renderElement(
                'p',
                {},
                `The page is loaded again in ${escapeMarkup(seconds)} seconds. ${renderElement('a', { href: '' }, 'Load now')}`,
              ),
          renderElement('small', {}, `Request ID: ${escapeMarkup(requestId)}`),
        ].join(''),
      ),
    ].join(''),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${seconds === undefined ? '' : `<meta http-equiv="refresh" content="${escapeMarkup(seconds)}">`}
<title>${productName}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>${body}</body>
</html>
`;
}

function renderLinks(links: readonly PageLink[]): string {
  return links
    .map(({ href, text }) => renderElement('p', {}, renderElement('a', { href }, escapeMarkup(text))))
    .join('');
}
