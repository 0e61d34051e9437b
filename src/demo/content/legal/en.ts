import type { Site } from '~/sites';
import { addressLine, mailLink, phoneLink } from '../build/contact';
import { closesForSession, type Legal } from './text';

const british = (site: Site) => site.country === 'GB';

/** British law for the British site, Swedish law in English for the others. */
export const en: Legal = {
  privacy: (site) => ({
    title: 'How we handle personal data',
    nav: 'Privacy',
    description: `Which personal data ${site.name} handles, why, for how long, and what rights you have.`,
    body: [
      `The controller is ${addressLine(site)}, company number ${site.organisation.registrationNumber}.`,
      '## What we collect',
      'When you send a form we keep what you write: name, phone, email, message and the car it is about. When you visit the site the server keeps technical logs without names or contact details.',
      '## Why',
      'To answer your enquiry and, if it leads to a sale, to fulfil the contract. We sell no data and send no mailings that you have not asked for. If you watch a search or a price we keep your email address and what you watch, to write to you about that only; the ground is your consent, which you confirm by email and withdraw with one click.',
      '## How long',
      [
        'Enquiries that lead to no purchase: twelve months',
        british(site)
          ? 'Contracts and accounts: six years, as tax law requires'
          : 'Contracts and accounts: seven years, as Swedish law requires',
        'Alerts: until you delete them, twelve months at most; unconfirmed ones seven days and stopped ones thirty days',
        'Technical logs: thirty days',
      ],
      '## Who sees the data',
      `Sales people and workshop at the dealership you contact, and the suppliers who run our email and servers within ${british(site) ? 'the UK and the EU' : 'the EU'}.`,
      '## Your rights',
      `You may ask to see, correct or erase your data, and object to how we use them. Write to ${mailLink(site)} or call ${phoneLink(site)}. If you are not content with our answer you may turn to ${british(site) ? 'the Information Commissioner’s Office' : 'the Swedish Authority for Privacy Protection'}.`,
    ],
  }),
  cookies: (site) => ({
    title: 'Cookies',
    nav: 'Cookies',
    description: 'Which cookies we use, what they do and how you change your choice.',
    body: [
      'A cookie is a short text that the browser keeps for a website. We use as few as we can, and until you have answered only the necessary ones.',
      '## Necessary',
      [
        '<strong>consent</strong> remembers for half a year what you have agreed to.',
        ...(closesForSession(site)
          ? []
          : ['<strong>hideAlert</strong> remembers for a day that you have closed a notice.']),
        `<strong>Session storage</strong> remembers what you have typed into a form and not sent yet, ${closesForSession(site) ? 'that you have closed a notice, ' : ''}how far you have come with a booking, where in a list you were, and whether you want the filters beside the list or in a drawer. It is gone when you close the tab.`,
        ...(site.paths.tyreHotel === undefined
          ? []
          : [
              '<strong>fc-tyre-hotel</strong> keeps you signed in to the tyre hotel: half an hour after what you did last, twelve hours at most.',
            ]),
        ...(site.paths.savedCars === undefined
          ? []
          : [
              '<strong>saved-cars</strong> and <strong>compared-cars</strong> remember in the browser’s storage which cars you yourself have saved or chosen to compare, until you remove them.',
            ]),
      ],
      'They are needed for what you have asked for yourself, which is why we do not ask about them.',
      '## If you agree',
      [
        '<strong>Statistics:</strong> which pages are read and what is searched for. Measuring tools set cookies of their own, often with names that begin with _ga.',
        '<strong>Advertising:</strong> which advertisements lead here, and our advertisements on other websites. Cookies with names that begin with _gcl or _fbp.',
        '<strong>Content from others:</strong> films from YouTube, maps and forms. The company behind them learns your IP address and may set cookies of its own.',
      ],
      '## Change your choice',
      'At the foot of every page you find Cookie settings. If you withdraw your consent we delete the cookies that belong to it. You can also remove cookies in your browser’s settings. The pages work all the same.',
    ],
  }),
  accessibility: (site) => ({
    title: 'Accessibility statement',
    nav: 'Accessibility',
    description: `How accessible ${site.name} is, what falls short and how to report a problem.`,
    body: [
      'Everybody should be able to find, read and use what is here, with a mouse, a keyboard, a screen reader or magnification.',
      '## How accessible is the site?',
      'We work to WCAG 2.2, level AA, and test every kind of page with automatic tools, with the keyboard alone and without scripts. We know of nothing that keeps you from searching, reading or sending an enquiry.',
      '## What could be better',
      [
        'Descriptions of used cars come from many hands, and their headings are sometimes out of order.',
        'Pictures in car adverts share one description instead of one for each detail.',
        'The map on dealership pages is a picture. The address always stands beside it as text.',
      ],
      '## Tell us',
      `Have you met an obstacle? Write to ${mailLink(site)} or call ${phoneLink(site)}. We will help you in another way while we mend it, and answer within two working days.`,
      british(site)
        ? 'If you are not content with our answer, the Equality Advisory and Support Service can advise you.'
        : 'Supervision lies with the Swedish Post and Telecom Authority, PTS. You may turn there if you are not content with our answer.',
    ],
  }),
  notFound: {
    title: 'This is where the road ends',
    nav: 'Page not found',
    text: 'The page has moved, or the address went wrong on the way. We will help you back.',
  },
};
