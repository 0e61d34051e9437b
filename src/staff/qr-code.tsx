import { qrModules, qrPath } from '~/platform/qr-code';

/** A text as a QR code, dark on white whatever the theme: cameras want it so. */
export function QrCode({
  text,
  label,
  className,
}: {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}) {
  const modules = qrModules(text);
  const side = modules.length + 8;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={qrPath(modules)} />
    </svg>
  );
}
