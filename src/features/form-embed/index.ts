export { FormEmbed } from './form-embed';
