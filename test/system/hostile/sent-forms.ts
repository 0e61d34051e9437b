import { describe, expect, test } from 'vitest';
import { askJson, health } from '../ask';
import { FORM_NAME, formValues, sendForm, sendJson } from '../forms';
import { expectRefusal, fromElsewhere, HOST, JSON_TYPE, MEGABYTE, post, type Server } from './refusal';

/** Forms that no visitor sends. */
export function hostileForms(server: Server): void {
  describe('a form', () => {
    const values = formValues('hostile');

    test('with a filled honeypot is refused and not stored', async () => {
      const before = (await health(server())).leads;
      const body = {
        formName: FORM_NAME,
        formSubmissionId: 'hostile-honeypot',
        website: 'http://x.example',
        values,
      };
      const answer = await askJson(server(), '/api/forms/comhub', body, {
        host: HOST,
        headers: fromElsewhere(),
      });
      expectRefusal(answer, [400]);
      const asForm = await sendForm(
        server(),
        { ...values, formName: FORM_NAME, website: 'x' },
        { host: HOST, headers: fromElsewhere() },
      );
      expectRefusal(asForm, [200, 400, 422]);
      expect((await health(server())).leads).toEqual(before);
    });

    test('from a page of somebody else is refused', async () => {
      const foreign: readonly Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `http://${HOST}:1` },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of foreign) {
        const sent = { host: HOST, headers: { ...fromElsewhere(), ...headers } };
        expectRefusal(await sendJson(server(), 'hostile-foreign', sent), [403]);
        expectRefusal(await sendForm(server(), { formName: FORM_NAME, ...values }, sent), [403]);
      }
    });

    test.each([
      ['an unknown form', { formName: 'Nope', values }, 400],
      ['a name of a thousand letters', { formName: 'x'.repeat(1000), values }, 400],
      ['an id with signs', { formName: FORM_NAME, formSubmissionId: "'; --", values }, 400],
      ['values that are text', { formName: FORM_NAME, values: 'x' }, 400],
      ['values in values', { formName: FORM_NAME, values: { ...values, name: { first: 'A' } } }, 400],
      ['no values', { formName: FORM_NAME, values: {} }, 422],
      [
        'a message of sixty thousand letters',
        { formName: FORM_NAME, values: { ...values, message: 'x'.repeat(60_000) } },
        422,
      ],
      ['an address that is none', { formName: FORM_NAME, values: { ...values, email: 'x@y' } }, 422],
      [
        'a header in the address',
        { formName: FORM_NAME, values: { ...values, email: 'a@b.example\r\nBcc: c@d.example' } },
        422,
      ],
      [
        'an address of sixty thousand letters',
        { formName: FORM_NAME, values: { ...values, email: `a@${'a'.repeat(60_000)}` } },
        422,
      ],
      ['zeros in the name of the form', { formName: 'A\u0000CarContactForm', values }, 400],
    ])('with %s is refused', async (_, body, status) => {
      const answer = await askJson(server(), '/api/forms/comhub', body, {
        host: HOST,
        headers: fromElsewhere(),
      });
      expectRefusal(answer, [status]);
    });

    test('with zeros, half a letter or names of what every object has is stored as what it is', async () => {
      const odd = { ...values, name: 'A\u0000\ud800B', message: '{{constructor}} <script>alert(1)</script>' };
      const body = `{"formName":"${FORM_NAME}","formSubmissionId":"hostile-odd-1","values":${JSON.stringify(odd).slice(0, -1)},"__proto__":{"admin":true}}}`;
      expectRefusal(await post(server(), '/api/forms/comhub', JSON_TYPE, body), [202]);
    });

    test('in an ordinary form with broken escapes, doubled and thousands of fields is a refusal', async () => {
      const form = 'application/x-www-form-urlencoded';
      expectRefusal(await post(server(), '/api/forms/comhub', form, '%E0%A4%A&=&&a=%'), [200, 400, 422]);
      expectRefusal(await post(server(), '/api/forms/comhub', form, 'a=1&'.repeat(3000)), [400]);
      expectRefusal(await post(server(), '/api/forms/comhub', form, `message=${MEGABYTE}`), [413]);
      expectRefusal(
        await post(server(), '/api/forms/comhub', form, 'name=a&name=b&__proto__=x&values=1'),
        [200, 400, 422],
      );
    });

    test('that comes back shows what was typed as text', async () => {
      const typed = '"><script>alert(1)</script>';
      const fields = {
        formName: FORM_NAME,
        ...values,
        name: typed,
        email: 'x',
        sourceUrl: '//evil.example/x',
      };
      const answer = await sendForm(server(), fields, { host: HOST, headers: fromElsewhere() });
      expectRefusal(answer, [200, 422]);
      expect(answer.text).not.toContain('<script>alert(1)');
      expect(answer.headers['cache-control']).toBe('private, no-store');
    });

    test('is thanked on our own host only, whatever page it names', async () => {
      for (const sourceUrl of [
        '//evil.example',
        'https://evil.example/x',
        '/\\evil.example',
        'javascript:alert(1)',
        '/\r\nset-cookie: a=b',
      ]) {
        const fields = { formName: FORM_NAME, ...formValues(`hostile-${sourceUrl.length}`), sourceUrl };
        const answer = await sendForm(server(), fields, { host: HOST, headers: fromElsewhere() });
        expect(answer.status).toBe(303);
        expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    });

    test('sent again and again from one address is told when to come back', async () => {
      const headers = { 'x-forwarded-for': '10.9.9.9' };
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, at) =>
          sendJson(server(), `hostile-limit-${at}`, { host: HOST, headers }),
        ),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status === 202).length).toBeLessThanOrEqual(11);
      expect(refused.length).toBeGreaterThanOrEqual(3);
      for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expectRefusal(
        await sendForm(server(), { formName: FORM_NAME, ...values }, { host: HOST, headers }),
        [429],
      );
      // An address that the visitor made up stands left of the proxy's and changes nothing.
      const forged = { 'x-forwarded-for': '1.2.3.4, 10.9.9.9' };
      expectRefusal(await sendJson(server(), 'hostile-limit-forged', { host: HOST, headers: forged }), [429]);
    });
  });
}
