/** Joins the parts into an escaped path. Empty parts are omitted. */
export const joinPath = (basePath: string, parts: readonly string[]): string =>
  `${basePath}/${parts.filter(Boolean).map(encodeURIComponent).join('/')}`
