import { useCallback, useEffect, useState } from 'react';

/**
 * What is said to those who do not see it. It goes with the place that it was said in: a step that has been left says
 * nothing more.
 * @param where the step that is shown
 * @param now the step that is shown as soon as this is drawn, for what is said with the change to it; made once
 */
export function useAnnouncement(
  where: string | number | null,
  now: () => string | number | null,
): readonly [text: string, announce: (text: string) => void] {
  const [announcement, setAnnouncement] = useState({ text: '', where });
  const announce = useCallback((text: string) => setAnnouncement({ text, where: now() }), [now]);
  useEffect(() => {
    // Who comes back hears it no more.
    setAnnouncement((before) => (before.where === where ? before : { text: '', where }));
  }, [where]);
  return [announcement.where === where ? announcement.text : '', announce];
}
