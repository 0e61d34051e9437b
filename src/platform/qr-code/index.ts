export { qrModules, qrPath } from './qr-code';
