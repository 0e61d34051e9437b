import { createRoot } from 'react-dom/client';
import { STUDIO_LANGUAGES } from '~/modules/content/studio-wire';
import { ok } from '~/platform/result';
import { api } from './api';
import { App } from './app';
import { Failed } from './failed';
import { failureKey } from './failure-key';
import { LOCALES, sayIn } from './messages';
import { nameKinds } from './names/name-kinds';
import './studio.css';
import './rooms.css';
import './stories/stories.css';
import './dashboard/dashboard.css';
import './phone/phone.css';

const root = document.getElementById('studio');
const language = STUDIO_LANGUAGES.find((each) => each === document.documentElement.lang) ?? 'en';
const say = sayIn(language);

const [session, kinds] = await Promise.all([api.session(), api.kinds()]);
/** Whoever edits no site needs none. */
const known = session.ok && session.value.sites.length === 0 ? ok({ blocks: [], pages: {} }) : kinds;
const failure = session.ok ? (known.ok ? null : known.error) : session.error;
if (root !== null)
  createRoot(root).render(
    session.ok && known.ok ? (
      <App
        session={session.value}
        kinds={nameKinds(known.value, language)}
        say={say}
        locale={LOCALES[language]}
      />
    ) : (
      failure !== null && <Failed failure={failureKey(failure)} say={say} onAgain={() => location.reload()} />
    ),
  );
