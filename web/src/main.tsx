import './app/mantine-styles.ts';
import './app/fonts.css';
import './app/reset.css';
import './app/app.css';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './app/App.tsx';
import { followSession } from './app/guard.ts';
import { preloadLink, preloadPage } from './app/preload.ts';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/routes.tsx';
import { setLoadAhead } from './platform/api/ahead.ts';
import { startSession, watchSession } from './platform/api/session.ts';

// Why: zod would try `new Function` once, which the content security policy reports.
z.config({ jitless: true });

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root.');

const queryClient = createQueryClient();
const router = createAppRouter();
watchSession();
followSession(router, queryClient);
void startSession();
preloadPage(router, queryClient);
setLoadAhead(preloadLink(router, queryClient));
createRoot(element).render(<App router={router} queryClient={queryClient} />);
