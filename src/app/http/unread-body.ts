import type { RequestListener } from 'node:http';

/**
 * Lets the rest of a body come after its request has been answered, so that the next request on the connection is answered, too:
 * whoever reads a body and gives it up, because it is too long, leaves a reader behind that holds the socket back for ever.
 * The server's adapter inside reads the rest and throws it away, within its own bounds of time and size.
 */
export const withUnreadBodies =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.once('finish', () => {
        if (!request.readableEnded) request.removeAllListeners('data');
      });
    }
    return next(request, response);
  };
