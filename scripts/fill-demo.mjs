// Fills the demo into the folder that is named, as a first start does. Runs with the install's Node.
import { fillDemoDir } from '../test/system/server.ts';

await fillDemoDir(process.argv[2]);
