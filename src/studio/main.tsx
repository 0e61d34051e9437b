import { createRoot } from 'react-dom/client';
import { STUDIO_LANGUAGES } from '~/modules/content/studio-wire';
import { api } from './api';
import { App } from './app';
import { sayIn } from './messages';
import { nameKinds } from './names/name-kinds';
import './studio.css';
import './rooms.css';
import './stories/stories.css';
import './dashboard/dashboard.css';

const root = document.getElementById('studio');
const language = STUDIO_LANGUAGES.find((each) => each === document.documentElement.lang) ?? 'en';
const say = sayIn(language);

const [session, kinds] = await Promise.all([api.session(), api.kinds()]);
if (root !== null && session.ok)
  createRoot(root).render(
    <App
      session={session.value}
      kinds={nameKinds(kinds.ok ? kinds.value : { blocks: [], pages: {} }, language)}
      say={say}
      locale={language}
    />,
  );
else if (root !== null) root.textContent = say('refused');
