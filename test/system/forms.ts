import { type Answer, ask, askJson } from './ask.ts';

/** A contact form as a visitor fills it; `id` makes it unique. */
export const formValues = (id: string): Record<string, string> => ({
  name: `Visitor ${id}`,
  phone: '070-174 06 05',
  email: `${id}@post.example`,
  message: `About the car, says ${id}`,
  sourceUrl: '/',
});

export const FORM_NAME = 'NordhemContactForm';

interface Sender {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The form as a script sends it. */
export const sendJson = (
  server: { readonly port: number },
  id: string,
  sender: Sender = {},
): Promise<Answer> =>
  askJson(
    server,
    '/api/forms/comhub',
    { formName: FORM_NAME, formSubmissionId: id, values: formValues(id) },
    sender,
  );

/** The form as a browser without scripts sends it. */
export const sendForm = (
  server: { readonly port: number },
  fields: Readonly<Record<string, string>>,
  { host, headers }: Sender = {},
): Promise<Answer> =>
  ask(server, '/api/forms/comhub', {
    ...(host === undefined ? {} : { host }),
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
