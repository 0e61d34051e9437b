import { useLoaderData } from 'react-router';
import { Markup } from '../../../elements.js';
import { dataOf, nodesOf, titleOf } from '../pages.js';

/** What our blocks read for the page; the framework passes it to the browser, where it would hydrate. */
export function loader({ params }) {
  return dataOf(params['*']);
}

export function meta({ params }) {
  return [{ title: titleOf(params['*']) }];
}

export default function Page({ params }) {
  useLoaderData();
  return <Markup nodes={nodesOf(params['*'])} />;
}
