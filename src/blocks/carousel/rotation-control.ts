import { Rotation } from './rotation';

/** The rotation of a carousel with the button that stops and starts it, and with what holds it up or ends it. */
export function rotationOf(root: HTMLElement, delay: number, advance: () => void): Rotation {
  const track = root.querySelector('[aria-live]');
  const control = root.querySelector<HTMLElement>('[data-rotation]');
  const rotation = new Rotation({
    delay,
    advance,
    show({ wanted, running }) {
      root.toggleAttribute('data-rotating', wanted);
      root.toggleAttribute('data-held', wanted && !running);
      if (!wanted) delete root.dataset.chosen;
      track?.setAttribute('aria-live', running ? 'off' : 'polite');
      const { start = '', stop = '' } = control?.dataset ?? {};
      control?.setAttribute('aria-label', wanted ? stop : start);
      control?.toggleAttribute('data-on', wanted);
    },
  });
  control?.addEventListener('click', () => (rotation.wanted ? rotation.stop() : rotation.start()));
  // Not where it enters: a pointer may have been there before this script, and is noticed as soon as it moves on.
  root.addEventListener('pointerover', ({ pointerType }) =>
    rotation.hold('pointer', pointerType === 'mouse'),
  );
  root.addEventListener('pointerleave', () => rotation.hold('pointer', false));
  document.addEventListener('visibilitychange', () => rotation.hold('tab', document.hidden));
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    // On the control itself it only rests: its name must not change under the visitor's finger.
    if (target === control) rotation.hold('control', true);
    else rotation.stop();
  });
  control?.addEventListener('blur', () => {
    // Whoever came by keyboard and passed on has not asked for it to go on.
    if (rotation.isHeldBy('control')) rotation.stop();
  });
  return rotation;
}
