import { hasConsent, onChoice, onConsent } from '~/ui/consent';

/** What a box does when a map that can be moved is welcome in it, and when it no longer is. */
export interface MapPlace {
  show(): void;
  hide(): void;
  /** The map waits for a wish: the visitor is told that there is one. */
  offer(): void;
}

/**
 * Says when a map that can be moved may take the place of the picture. A map of another company waits for a wish or for
 * consent, and goes away when that is withdrawn. Where data is saved, or drawn without a graphics card, every map waits for
 * a wish; where maps cannot be drawn nothing is said and the picture stays.
 */
export function whenMapMayLoad(styleUrl: string | null, { show, hide, offer }: MapPlace): void {
  const drawing = drawingOf(document.createElement('canvas'));
  if (drawing === 'none') return;
  const isWelcome = drawing === 'fast' && !savesData();
  if (styleUrl === null && isWelcome) {
    show();
    return;
  }
  offer();
  // Whoever has agreed has not agreed to a sluggish page.
  if (styleUrl === null || !isWelcome) return;
  onConsent('external', show);
  onChoice(() => {
    if (!hasConsent('external')) hide();
  });
}

const WITHOUT_CARD = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Drawing by the processor alone makes a page sluggish: there the picture is the better map. */
function drawingOf(canvas: HTMLCanvasElement): 'none' | 'slow' | 'fast' {
  const context = canvas.getContext('webgl2');
  if (context === null) return 'none';
  const plain: unknown = context.getParameter(context.RENDERER);
  // Chromium tells the name of the card only to those who ask for it; elsewhere the question is out of date.
  const details = plain === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  const card: unknown = details === null ? plain : context.getParameter(details.UNMASKED_RENDERER_WEBGL);
  // Browsers allow only some at a time.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof card === 'string' && WITHOUT_CARD.test(card) ? 'slow' : 'fast';
}

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
