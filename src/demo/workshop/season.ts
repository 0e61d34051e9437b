/** The weeks of wheel changes: before winter tyres are mandatory, and after. */
export function isTyreSeason(date: string): boolean {
  const day = date.slice(5);
  return (day >= '10-15' && day <= '12-05') || (day >= '03-15' && day <= '04-30');
}
