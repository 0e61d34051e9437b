export { type RestoreFailure, restore } from './restore';
export { BadArchive } from './tar';
export { writeBackup } from './write-archive';
