/** A car from above, front up, between the cards of its tyres; it says nothing that they do not. */
export function CarFromAbove({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 120 220"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M34 40C36 18 48 10 60 10s24 8 26 30l4 60v70c0 26-10 38-30 38s-30-12-30-38v-70z" />
      <path d="M38 78c12-8 32-8 44 0l-5 22c-10-4-24-4-34 0zM42 176c10 5 26 5 36 0l3-18c-12 4-30 4-42 0z" />
      <path d="M36 104l4 48M84 104l-4 48M44 22c4 4 6 8 6 14M76 22c-4 4-6 8-6 14" />
      <g fill="currentColor" stroke="none">
        <rect x="18" y="42" width="12" height="34" rx="4" />
        <rect x="90" y="42" width="12" height="34" rx="4" />
        <rect x="18" y="146" width="12" height="34" rx="4" />
        <rect x="90" y="146" width="12" height="34" rx="4" />
      </g>
    </svg>
  );
}
