interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Spots that stand too close to be told apart, or pressed, are one group. Greedy in the order given, so the same spots
 * give the same groups.
 * @param distance in the unit of the spots
 * @returns indexes of each group's spots; a spot alone is a group, too
 */
export function grouped(spots: readonly Spot[], distance: number): readonly (readonly number[])[] {
  const groups: { readonly first: Spot; readonly members: number[] }[] = [];
  spots.forEach((spot, index) => {
    const near = groups.find(({ first }) => Math.hypot(first.x - spot.x, first.y - spot.y) < distance);
    if (near === undefined) groups.push({ first: spot, members: [index] });
    else near.members.push(index);
  });
  return groups.map(({ members }) => members);
}
