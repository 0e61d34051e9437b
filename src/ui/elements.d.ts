import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An interactive root; see `island.tsx`. */
      'fc-island': React.HTMLAttributes<HTMLElement> & {
        [data: `data-${string}`]: string | number | boolean | undefined;
      };
    }
  }
}
