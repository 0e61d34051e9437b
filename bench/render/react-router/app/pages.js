/** The pages that the server was started with: path → { title, data, nodes }. */
const pageOf = (path) => globalThis.forecourtPages?.[path ?? ''];

export const dataOf = (path) => pageOf(path)?.data;
export const titleOf = (path) => pageOf(path)?.title;
export const nodesOf = (path) => pageOf(path)?.nodes ?? [];
