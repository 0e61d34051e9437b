import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { safeHref } from '~/modules/content/studio-wire';
import type { StudioKey } from '../messages';
import type { ControlProps } from './control-props';
import { tidyPasted } from './paste/pasted-html';
import { sameText, tidyHtml } from './tidy-html';
import './rich-text.css';

/** The marks of our sanitiser that the editor knows; a text with others is edited as HTML. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    dropcursor: false,
    gapcursor: false,
    // The studio undoes for all fields alike.
    undoRedo: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (href) => safeHref(href ?? '') !== null,
    },
  }),
];

const PARAGRAPH = /^\s*<(?:p|h[2-6]|ul|ol|blockquote|hr|pre)\b/;
/** A text without paragraphs, as older fields have it, is one. */
const asBlocks = (html: string): string => (html === '' || PARAGRAPH.test(html) ? html : `<p>${html}</p>`);

function isKnown(html: string): boolean {
  const editor = new Editor({ extensions, content: asBlocks(html) });
  const known = sameText(editor.getHTML(), asBlocks(html));
  editor.destroy();
  return known;
}

/** A formatted text: typed as it is seen, or as HTML where the editor would drop parts of it. */
export function RichText(props: ControlProps) {
  const html = typeof props.value === 'string' ? props.value : '';
  // What is typed here in one way is not taken over by the other in the middle; what comes from elsewhere (undone, another
  // entry of a list, somebody else's) is decided anew: the editor would drop a table of it with the next key.
  const [shown, show] = useState(() => ({ html, known: isKnown(html) }));
  if (html !== shown.html) show({ html, known: isKnown(html) });
  const onChange = (typed: unknown) => {
    show(({ known }) => ({ html: String(typed), known }));
    props.onChange(typed);
  };
  return shown.known ? (
    <FormattedText {...props} html={html} onChange={onChange} />
  ) : (
    <Source {...props} html={html} onChange={onChange} />
  );
}

function Source({ html, say, id, describedBy, onChange }: ControlProps & { readonly html: string }) {
  return (
    <>
      <p className="help" id={`${id}-html`}>
        {say('field.html')}
      </p>
      <textarea
        id={id}
        className="source"
        rows={8}
        spellCheck={false}
        aria-describedby={[describedBy, `${id}-html`].filter(Boolean).join(' ')}
        value={html}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

interface Tool {
  readonly key: Extract<StudioKey, `text.${string}`>;
  readonly sign: string;
  readonly mark: string;
  readonly attributes?: { readonly level: number };
  run(editor: Editor): void;
}

const chain = (editor: Editor) => editor.chain().focus();
const TOOLS: readonly Tool[] = [
  { key: 'text.bold', sign: 'B', mark: 'bold', run: (editor) => chain(editor).toggleBold().run() },
  { key: 'text.italic', sign: 'I', mark: 'italic', run: (editor) => chain(editor).toggleItalic().run() },
  {
    key: 'text.underline',
    sign: 'U',
    mark: 'underline',
    run: (editor) => chain(editor).toggleUnderline().run(),
  },
  { key: 'text.strike', sign: 'S', mark: 'strike', run: (editor) => chain(editor).toggleStrike().run() },
  {
    key: 'text.h2',
    sign: 'H2',
    mark: 'heading',
    attributes: { level: 2 },
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'text.h3',
    sign: 'H3',
    mark: 'heading',
    attributes: { level: 3 },
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'text.bullets',
    sign: '•',
    mark: 'bulletList',
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    key: 'text.numbers',
    sign: '1.',
    mark: 'orderedList',
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    key: 'text.quote',
    sign: '”',
    mark: 'blockquote',
    run: (editor) => chain(editor).toggleBlockquote().run(),
  },
];

function FormattedText({
  html,
  say,
  id,
  describedBy,
  isWrong,
  onChange,
}: ControlProps & { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [address, setAddress] = useState<string | null>(null);
  const written = useRef(html);
  const first = useRef({ html, onChange });
  first.current.onChange = onChange;

  useEffect(() => {
    if (place.current === null) return;
    const made = new Editor({
      element: place.current,
      extensions,
      content: asBlocks(first.current.html),
      editorProps: {
        attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
        transformPastedHTML: tidyPasted,
      },
      onUpdate({ editor: changed }) {
        written.current = tidyHtml(changed.getHTML());
        first.current.onChange(written.current);
      },
      onTransaction: redraw,
    });
    setEditor(made);
    return () => made.destroy();
  }, [id]);

  // Undone, restored or taken over from somebody else.
  useEffect(() => {
    if (editor === null || html === written.current) return;
    written.current = html;
    editor.commands.setContent(asBlocks(html), { emitUpdate: false });
  }, [editor, html]);

  const setLink = () => {
    if (editor !== null && address !== null && safeHref(address) !== null)
      editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    setAddress(null);
  };
  return (
    <div className="rich-text" aria-describedby={describedBy} data-wrong={isWrong || undefined}>
      <div role="toolbar" aria-label={say('text.tools')} className="tools">
        {TOOLS.map(({ key, sign, mark, attributes, run }) => (
          <button
            key={key}
            type="button"
            title={say(key)}
            aria-label={say(key)}
            aria-pressed={editor?.isActive(mark, attributes) ?? false}
            data-sign={sign}
            onClick={() => editor !== null && run(editor)}
          />
        ))}
        <button
          type="button"
          title={say('text.link')}
          aria-label={say('text.link')}
          aria-pressed={editor?.isActive('link') ?? false}
          data-sign="↗"
          onClick={() => setAddress(String(editor?.getAttributes('link').href ?? ''))}
        />
      </div>
      {address !== null && (
        <div className="link-row">
          <input
            aria-label={say('field.href')}
            list="page-paths"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && setLink()}
          />
          <button type="button" className="button" onClick={setLink}>
            {say('text.setLink')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              editor?.chain().focus().extendMarkRange('link').unsetLink().run();
              setAddress(null);
            }}
          >
            {say('text.unlink')}
          </button>
        </div>
      )}
      <div ref={place} className="text-area" />
    </div>
  );
}
