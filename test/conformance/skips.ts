/** What is not replayed, and why. Each line names an area or a vector. */
export const skippedAreas: Readonly<Record<string, string>> = {
  routing: 'waits for the simulation',
  guard: 'waits for the simulation',
  topology: 'waits for the simulation',
};

/** By name of the vector. A vector stands here only while the disagreement is known and said in docs/limits.md. */
export const skippedVectors: Readonly<Record<string, string>> = {};
