import * as library from 'vanilla-cookieconsent';
import librarySheet from 'vanilla-cookieconsent/dist/css-components/base.css?inline';
import settingsSheet from 'vanilla-cookieconsent/dist/css-components/preferences-modal.css?inline';
import { jsonBody } from '~/platform/json';
import { CONSENT_CATEGORIES, CONSENT_COOKIE, CONSENT_DAYS, CONSENT_REVISION } from './choice';
import ownSheet from './consent.css?inline';
import roomSheet from './question-room.css?inline';
import scrollingSheet from './question-scrolling.css?inline';
import { announceChoice, onChoice } from './state';
import { translationOf } from './texts';
import { type ConsentTexts, readConsentTexts } from './texts-contract';

/** The library lets a dialog come in over a third of a second. */
const COMING_IN_MS = 500;

/** Asks, unless the visitor has answered meanwhile. Resolves once the question stands there. */
export async function showQuestion(answer: Promise<Response>): Promise<void> {
  await ready(sentTexts(answer));
  if (library.validConsent()) return;
  library.show(true);
  await new Promise((resolve) => setTimeout(resolve, COMING_IN_MS));
}

/**
 * Opens the settings over everything else; a dialog that is open gives way. They are there without the server's texts, too (it
 * is away, a content blocker refuses their address): whoever has agreed can always take it back, and the browser keeps the choice.
 */
export async function openSettings(answer: Promise<Response>): Promise<void> {
  const own = async () => (await import('./own-texts')).ownTexts(document.documentElement.lang);
  await ready(sentTexts(answer).catch(own));
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  library.showPreferences();
}

let readiness: Promise<void> | undefined;

/** Set up once; after a failure (no connection) the next attempt tries again. */
function ready(texts: Promise<ConsentTexts>): Promise<void> {
  readiness ??= setUp(texts).catch((cause: unknown) => {
    readiness = undefined;
    throw cause;
  });
  return readiness;
}

async function sentTexts(fetched: Promise<Response>): Promise<ConsentTexts> {
  const answer = await fetched;
  if (!answer.ok) throw new Error(`no texts for the consent dialog: ${answer.status}`);
  const texts = readConsentTexts(await jsonBody(answer));
  if (texts === null) throw new Error('the texts for the consent dialog cannot be read');
  return texts;
}

async function setUp(awaited: Promise<ConsentTexts>): Promise<void> {
  const texts = await awaited;
  const style = document.createElement('style');
  // Whatever the root has is inherited: the styles of the whole page would be computed again for colours of two dialogs.
  const theirs = (librarySheet + settingsSheet).replaceAll(':root', '#cc-main');
  style.textContent = `@layer late.consent{${theirs}${ownSheet}}`;
  document.head.append(style);
  // Right behind the skip links: keyboard users reach the dialog before the page that it covers.
  const root = document.createElement('div');
  const skipLink = [...document.querySelectorAll('.skip-link')].at(-1);
  if (skipLink === undefined) document.body.prepend(root);
  else skipLink.after(root);
  await library.run(settings(texts, root));
  onChoice(followOtherTab);
}

function settings(texts: ConsentTexts, root: HTMLElement): library.CookieConsentConfig {
  const { language } = texts.messages;
  return {
    root,
    autoShow: false,
    revision: CONSENT_REVISION,
    manageScriptTags: false,
    autoClearCookies: false,
    // Automated browsers see what every visitor sees.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, domain: '', expiresAfterDays: CONSENT_DAYS },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom right' },
      preferencesModal: { layout: 'box' },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, {}])),
    },
    language: { default: language, translations: { [language]: translationOf(texts) } },
    onFirstConsent: announceChoice,
    onChange: announceChoice,
    onModalReady: ({ modalName, modal }) =>
      modalName === 'consentModal' ? prepareQuestion(modal, texts) : prepareSettings(modal),
    onModalShow: ({ modalName }) => {
      if (modalName !== 'preferencesModal') return;
      opener = document.activeElement;
      holdPage(root, true);
    },
    onModalHide: ({ modalName }) => {
      if (modalName === 'preferencesModal') holdPage(root, false);
      restoreFocus();
    },
  };
}

/**
 * The dialog is not modal: the page stays usable under it. So it must not claim to be, and must not take the focus from a
 * visitor who is typing: the library focuses an empty element, which is made unfocusable.
 */
function prepareQuestion(question: HTMLElement, texts: ConsentTexts): void {
  question.setAttribute('role', 'region');
  question.removeAttribute('aria-modal');
  question.removeAttribute('aria-describedby');
  question.removeAttribute('aria-labelledby');
  question.setAttribute('aria-label', String(texts.messages.texts['consent.label']));
  question.querySelector(':scope > div[tabindex]')?.removeAttribute('tabindex');
  makeRoom(question);
}

/** The lower edge of the page and what floats there stay in reach, and what the focus goes to is scrolled to a place above the question. */
function makeRoom(question: HTMLElement): void {
  const [room, scrolling] = [document.createElement('style'), document.createElement('style')];
  document.head.append(room, scrolling);
  let hasFocus = document.activeElement?.matches(':focus-visible') === true;
  const makeIt = () => {
    // Not as a property of the page, which everything on it would inherit.
    const sized = (sheet: string) => sheet.replaceAll('var(--consent-size)', `${question.offsetHeight}px`);
    room.textContent = sized(roomSheet);
    // Where the page scrolls to costs a phone as much as all else together, and most visitors never focus anything.
    if (hasFocus) scrolling.textContent = sized(scrollingSheet);
  };
  // Told of before the browser scrolls to it.
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    document.removeEventListener('focusin', onFocus);
    hasFocus = true;
    makeIt();
  };
  if (!hasFocus) document.addEventListener('focusin', onFocus);
  new ResizeObserver(makeIt).observe(question);
}

/** Every purpose says what it is for without being opened first; its heading is then no button. */
function prepareSettings(dialog: HTMLElement): void {
  dialog.querySelector(':scope > div[tabindex]')?.removeAttribute('aria-hidden');
  for (const section of dialog.querySelectorAll('.pm__section--toggle')) {
    const [button, words] = [
      section.querySelector('button.pm__section-title'),
      section.querySelector<HTMLElement>('.pm__section-desc-wrapper'),
    ];
    const tick = section.querySelector<HTMLElement>('.section__toggle');
    if (button === null || words === null || tick === null) continue;
    words.removeAttribute('aria-hidden');
    tick.setAttribute('aria-describedby', words.id);
    tick.setAttribute('role', 'switch');
    const heading = document.createElement('h3');
    heading.className = 'pm__section-title';
    heading.textContent = button.textContent;
    button.replaceWith(heading);
    section.querySelector('.pm__section-arrow')?.remove();
    // The library shows its own markup here, escapes and all.
    const label = section.querySelector('.toggle__label');
    if (label !== null) label.textContent = heading.textContent;
  }
}

/** What had the focus when the settings were opened. */
let opener: Element | null = null;

/** The library's own try fails where it leads into what could not be reached; a control that is gone has a neighbour. */
function restoreFocus(): void {
  if (opener instanceof HTMLElement && opener.checkVisibility({ visibilityProperty: true })) opener.focus();
  else if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
  opener = null;
}

/** While the settings are open the rest of the page can neither be reached nor scrolled. */
function holdPage(root: HTMLElement, held: boolean): void {
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && !element.contains(root)) element.inert = held;
  }
  const question = root.querySelector<HTMLElement>('.cm-wrapper');
  if (question !== null) question.inert = held;
}

/** A choice made in another tab answers the question here, too. */
function followOtherTab(): void {
  if (document.cookie.includes(`${CONSENT_COOKIE}=`) && !library.validConsent()) library.hide();
}
