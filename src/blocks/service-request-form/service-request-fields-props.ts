import type { ReactNode } from 'react';
import type { PageContext } from '~/page/contract';
import type { ServiceRequestData } from './service-request-form.data';

export interface ServiceRequestFieldsProps {
  readonly page: PageContext;
  readonly uid: string;
  readonly data: ServiceRequestData;
  /** What a visitor without JavaScript has typed before, by field; several services a line each. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  /** Where the visitor reads how personal data are handled. */
  readonly privacy: ReactNode;
}
