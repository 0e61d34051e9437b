import type { Transaction } from '@electric-sql/pglite';
import type pg from 'pg';

/** Called with a statement's text, never its parameters, when it begins; what it returns, when it has ended. */
export type StatementObserver = (statement: string) => (failed: boolean) => void;

type Query = (...call: never[]) => unknown;

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isConfig && typeof statement.text === 'string' ? statement.text : '';
};

/** The same function, observed. It answers by a promise. */
function observed<F extends Query>(query: F, observe: StatementObserver): F {
  return new Proxy(query, {
    apply(target, self, call: unknown[]) {
      const end = observe(textOf(call[0]));
      const answer: unknown = Reflect.apply(target, self, call);
      if (answer instanceof Promise)
        answer.then(
          () => end(false),
          () => end(true),
        );
      else end(false);
      return answer;
    },
  });
}

/**
 * Observes what a pool runs, where it is called: a query that waits for a connection is run by whoever gives one back, in the
 * context of that one's request.
 */
export function observePool(pool: pg.Pool, observe: StatementObserver): void {
  const connect = pool.connect.bind(pool);
  pool.query = observed(pool.query, observe);
  // `pool.query` itself connects with a callback.
  pool.connect = new Proxy(pool.connect, {
    apply(_, __, call: unknown[]) {
      if (call.length > 0) return Reflect.apply(connect, pool, call);
      return connect().then((client) => observedClient(client, observe));
    },
  });
}

/** Not the client itself: it goes back to the pool, whose own queries would be observed twice. */
function observedClient(client: pg.PoolClient, observe: StatementObserver): pg.PoolClient {
  const query = observed(client.query.bind(client), observe);
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
}

interface Connection {
  query: Transaction['query'];
  exec: Transaction['exec'];
}

/** Observes one connection of PGlite, or one of its transactions. */
export function observeConnection<C extends Connection>(connection: C, observe: StatementObserver): C {
  connection.query = observed(connection.query, observe);
  connection.exec = observed(connection.exec, observe);
  return connection;
}
