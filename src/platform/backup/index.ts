export { type RestoreFailure, restore } from './restore';
export { BadArchive } from './tar';
export { UploadsAway } from './uploads-away';
export { writeBackup } from './write-archive';
