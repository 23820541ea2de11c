import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT_NAME } from '../config/productName.ts';
import { getRequestPath } from '../contract/requestPath.ts';
import { markup } from './markup.ts';
import { sendRenderedPage } from './renderedPage.ts';

const style = markup`
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
  { message, headers, links }: PageError,
  reply: FastifyReply,
  basePath: string,
): FastifyReply {
  const { request } = reply;
  const seconds = headers['retry-after'];
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  const wayOn =
    seconds === undefined
      ? (links ?? [{ href: `${basePath}/`, text: 'Open the portal' }]).map(
          ({ href, text }) => markup`<p><a href="${href}">${text}</a></p>`,
        )
      : markup`<p>The page is loaded again in ${seconds} seconds. <a href="">Load now</a></p>`;
  return sendRenderedPage(reply, {
    title: PRODUCT_NAME,
    style,
    body: markup`<main>
<h1>${PRODUCT_NAME}</h1>
<section><h2 role="alert">${sentence}</h2>${wayOn}<small>Request ID: ${request.id}</small></section>
</main>`,
    reloadSeconds: seconds,
    // Reports are pages in a frame of the portal.
    isInFrame: request.headers['sec-fetch-dest'] === 'iframe',
  });
}
