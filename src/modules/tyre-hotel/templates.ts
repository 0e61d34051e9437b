import type { Template } from '~/modules/templates';
import { changeTemplates } from './domain/change-templates';
import { codeTemplate } from './sign-in';

/** Every message of the tyre hotel. */
export const tyreHotelTemplates: readonly Template[] = [codeTemplate, ...changeTemplates];
