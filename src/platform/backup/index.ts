export { type RestoreFailure, restore } from './restore';
export { BadArchive } from './tar';
export { type BackupSummary, writeBackup } from './write-archive';
