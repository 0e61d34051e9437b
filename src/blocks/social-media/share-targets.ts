/** Where a page can be shared, and how each place is given its address (SHARE-3). */
export const SHARE_TARGETS = [
  { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url=' },
  { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u=' },
  { name: 'WhatsApp', address: 'https://wa.me/?text=' },
  { name: 'X', address: 'https://x.com/intent/post?url=' },
] as const;
