import { beforeEach } from 'vitest';
import { renewServers } from './renewable-server';

// What failed may have left a booking, a mail or a draft behind: it is tried again where nobody has been before.
beforeEach(async ({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) await renewServers();
});
