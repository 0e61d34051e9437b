import { nullLog } from '~/platform/log';
import { testBlocks } from '~test/content/blocks';
import { readerSuite } from '~test/content/reader-suite';
import { freshDatabase } from '~test/database';
import { createContent } from './content';
import { contentMigrations } from './store/migrations';

readerSuite('own store', async (seed) => {
  const database = await freshDatabase([contentMigrations]);
  const content = createContent({ database, log: nullLog, blocks: testBlocks });
  const imported = await content.editing.importTree(seed, 'test');
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  return { reader: content.reader, close: () => database.close() };
});
