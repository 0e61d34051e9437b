import type { RequestListener } from 'node:http';

/**
 * Refuses a request with more than one Host line (RFC 9112 §3.2): a proxy before us and we could each believe another, and
 * keep the page of one site under the name of the other.
 */
export const withOneHost =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    const { rawHeaders } = request;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at];
      if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    }
    if (hosts <= 1) return next(request, response);
    response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' });
    response.end('Bad request');
  };
