import { Hono } from 'hono';
import { escapeHtml } from '~/platform/html';
import { STAND_IN_FORMS } from '../wiring/form-providers';

/**
 * Stands in for a form provider in demo and development: an empty form with a title, and a page of thanks after sending. Input
 * is not stored.
 */
export function standInForms(): Hono {
  const app = new Hono();
  app.get(`${STAND_IN_FORMS}/:formId`, (c) => c.html(page(form(c.req.param('formId')))));
  app.post(`${STAND_IN_FORMS}/:formId`, (c) =>
    c.html(page('<h1>Thank you</h1><p>The form has been sent.</p>')),
  );
  return app;
}

const form = (formId: string) =>
  `<h1>Form ${escapeHtml(formId)}</h1><form method="post"><label for="email">Email</label>` +
  '<input id="email" name="email" type="email" autocomplete="email" required><button>Send</button></form>' +
  '<p>A stand-in: real providers are set in the configuration.</p>';

const page = (body: string) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="robots" content="noindex"><title>Form</title><style>body{font:16px/1.5 system-ui;margin:2rem;' +
  'max-width:30rem;background:#fff;color:#111}label,input,button{display:block;font:inherit}input{width:100%;' +
  'box-sizing:border-box;padding:.6rem;border:1px solid #666;border-radius:6px;margin:.25rem 0 1rem}button{padding:' +
  `.7rem 1.4rem;border:0;border-radius:6px;background:#111;color:#fff}p{color:#555}</style>${body}</html>`;
