import { Hono } from 'hono';
import type { Content } from '../../content';
import { isEditorsToWrite, wholeDictionary } from '../../domain/dictionary';
import { STUDIO_API, textRequest, textsAnswer } from '../../studio-wire';
import { answer, bodyOf, languageOf, refuse } from './studio-guard';
import type { StudioVisits } from './studio-visits';

/** What stands for a value in a text, `{count}`. */
const valuesIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** The texts of a site that stand in no block: buttons, labels, messages. They take effect at once. */
export function textCalls({ studio }: Pick<Content, 'studio'>, { onSite }: StudioVisits): Hono {
  const app = new Hono();
  const TEXTS = `${STUDIO_API}/texts/:site/:language`;
  const shown = async (site: string, language: string) => {
    const own = await studio.texts(site, language);
    const fallbacks = wholeDictionary(language, {});
    const keys = [...new Set([...Object.keys(fallbacks), ...Object.keys(own)])]
      // What was written before may be taken away.
      .filter((key) => key in own || isEditorsToWrite(key))
      .sort();
    return answer(textsAnswer, {
      texts: keys.map((key) => ({ key, fallback: fallbacks[key] ?? null, own: own[key] ?? null })),
    });
  };
  app.get(
    TEXTS,
    onSite('publishing', async ({ site }, c) => {
      const language = languageOf(site, c.req.param('language'));
      return language === undefined ? refuse({ code: 'not-found' }) : shown(site.key, language);
    }),
  );
  app.put(
    TEXTS,
    onSite('publishing', async ({ site, editing }, c) => {
      const language = languageOf(site, c.req.param('language'));
      if (language === undefined) return refuse({ code: 'not-found' });
      const body = await bodyOf(c.req.raw, textRequest);
      if (!body.ok) return refuse(body.error);
      const { key, value, own } = body.value;
      const fallbacks = wholeDictionary(language, {});
      const fallback = Object.hasOwn(fallbacks, key) ? fallbacks[key] : undefined;
      const known = valuesIn(fallback ?? value ?? '');
      const unknown = valuesIn(value ?? '').find((name) => !known.includes(name));
      if (unknown !== undefined) {
        const message = `nothing stands for ${unknown}`;
        return refuse({ code: 'invalid-content', problems: [{ kind: 'text', path: key, message }] });
      }
      const read = own === undefined ? {} : { [key]: own };
      const set = await editing.setDictionary(site.key, language, { [key]: value }, read);
      if (set.ok) return shown(site.key, language);
      return refuse({ code: set.error.kind === 'conflict' ? 'conflict' : 'malformed' });
    }),
  );
  return app;
}
