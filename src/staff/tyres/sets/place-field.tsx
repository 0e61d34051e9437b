import type { SetFailure } from '~/modules/tyre-hotel';
import { Checkbox, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { StaffFrame } from '../../staff.shell';

const FREE_PLACES = 'free-places';
const PROBLEMS = ['shelf-taken', 'shelf-invalid', 'shelf-unknown'] as const;

/** The places that `PlaceField` offers; once a page. */
export function FreePlaces({ free }: { readonly free: readonly string[] }) {
  return (
    <datalist id={FREE_PLACES}>
      {free.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** A place of the workshop; one that it does not have is asked about, and added if it is new. */
export function PlaceField({
  frame: { t },
  id,
  label,
  free,
  typed,
  code,
}: {
  readonly frame: StaffFrame;
  readonly id: string;
  readonly label: string;
  readonly free: readonly string[];
  readonly typed: string;
  /** Why what was sent was refused. */
  readonly code: SetFailure['code'] | undefined;
}) {
  const problem = PROBLEMS.find((each) => each === code);
  return (
    <>
      <Field
        label={label}
        id={id}
        hint={t('tyres.shelfHint', { count: free.length })}
        error={problem && t(`tyres.problem.${problem}`)}
      >
        {(control) => (
          <TextInput
            {...control}
            name="shelf"
            list={FREE_PLACES}
            defaultValue={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      {problem === 'shelf-unknown' && (
        <Checkbox name="new-shelf" value={typed} label={t('tyres.newShelf', { shelf: typed })} />
      )}
    </>
  );
}
