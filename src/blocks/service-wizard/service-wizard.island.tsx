import { defineIsland } from '~/ui/island/island-definition';
import { WizardProvider } from './wizard-context';
import { WizardFlow } from './wizard-flow';
import type { WizardProps } from './wizard-props';

function ServiceWizard({ brands, level, ...provided }: WizardProps) {
  return (
    <WizardProvider {...provided}>
      <WizardFlow brands={brands} level={level} />
    </WizardProvider>
  );
}

export default defineIsland('service-wizard', ServiceWizard);
