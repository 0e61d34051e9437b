import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Island } from './island';
import { IslandBoundary } from './island-boundary';
import { defineIsland } from './island-definition';
import { collectIslands, type IslandReport } from './island-report';

function Labelled({ text }: { text: string }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{text}</label>
      <input id={id} />
    </p>
  );
}

const labelled = defineIsland('labelled', Labelled);
const broken = defineIsland('broken', () => {
  throw new Error('no');
});
const Titled = ({ title }: { title: string; level: number }) => {
  if (title === '') throw new Error('no');
  return <b>{title}</b>;
};
const titled = defineIsland('titled', Titled, { title: (island) => island.textContent ?? '' });
const pictured = defineIsland('pictured', () => <img src="/a.avif" alt="" fetchPriority="high" />);

const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe('Island', () => {
  // Nested renderToString is what the islands stand on; an upgrade of React that breaks it fails here.
  test('a nested render leaves the outer one intact and gives every island ids of its own', () => {
    function Page() {
      const outer = useId();
      return (
        <main id={outer}>
          <Island island={labelled} props={{ text: 'one' }} when="load" />
          <Labelled text="outside" />
          <Island island={labelled} props={{ text: 'two' }} when="visible" margin={50} />
        </main>
      );
    }
    const html = renderToString(<Page />);
    expect(html.match(/<input/g)).toHaveLength(3);
    expect(html).toMatch(/^<main.*<\/main>$/s);
    expect(new Set(ids(html)).size).toBe(4);
  });

  test('props travel as escaped JSON', () => {
    const html = renderToString(<Island island={labelled} props={{ text: '"</script><b>' }} when="idle" />);
    expect(html).toContain('data-props="{`text`:`\\`&lt;/script&gt;&lt;b&gt;`}"');
    expect(html).not.toContain('<b>');
  });

  test('what its markup says already does not travel, unless there is no markup', () => {
    const drawn = (title: string) =>
      renderToString(<Island island={titled} props={{ title, level: 2 }} when="load" />);
    expect(drawn('one')).toContain('data-props="{`level`:2}"');
    expect(drawn('')).toContain('data-props="{`title`:``,`level`:2}"');
  });

  test('an island that fails on the server is reported and left to the browser', () => {
    const reports: IslandReport[] = [];
    const html = collectIslands(
      (report) => reports.push(report),
      () =>
        renderToString(
          <div>
            <Island island={broken} props={{}} when="visible" />
            <p>still here</p>
          </div>,
        ),
    );
    expect(html).toContain('still here');
    expect(html).toContain('data-client=""');
    expect(reports).toMatchObject([{ name: 'broken', when: 'visible', failure: expect.any(Error) }]);
  });

  test('C-140: in the place of an island that failed stands what the page gives, also for the browser that fails again', () => {
    const html = collectIslands(
      () => undefined,
      () => renderToString(<Island island={broken} props={{}} when="load" />),
      () => '<section>something went wrong</section>',
    );
    expect(html).toMatch(
      /<fc-island[^>]*data-client=""[^>]*><section>something went wrong<\/section><\/fc-island>/,
    );
    const boundary = new IslandBoundary({ children: 'lives', standIn: '<p>static</p>' });
    expect(renderToString(boundary.render())).toBe('lives');
    boundary.state = IslandBoundary.getDerivedStateFromError();
    expect(renderToString(boundary.render())).toContain('<p>static</p>');
  });

  test('preload links of pictures do not end up inside the island', () => {
    const html = renderToString(<Island island={pictured} props={{}} when="load" />);
    expect(html).not.toContain('rel="preload"');
    expect(html).toContain('<img');
  });
});

test('functions among the props and impossible modes are type errors', () => {
  const clickable = defineIsland('clickable', (_: { onClick: () => void }) => null);
  // Each line below must not compile: `tsc` checks the expectation errors.
  const wrong = () => [
    // @ts-expect-error a function cannot travel to the browser
    <Island key="1" island={clickable} props={{ onClick: () => undefined }} when="load" />,
    // @ts-expect-error only `visible` has a margin
    <Island key="2" island={labelled} props={{ text: '' }} when="load" margin={10} />,
    // @ts-expect-error without server markup a fallback must keep the place
    <Island key="3" island={labelled} props={{ text: '' }} when="visible" clientOnly />,
  ];
  expect(wrong).toBeTypeOf('function');
});
