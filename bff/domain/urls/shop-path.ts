/** A path of the shop from its parts, escaped; empty parts are left out. */
export const pathOf = (basePath: string, parts: readonly string[]): string =>
  `${basePath}/${parts.filter(Boolean).map(encodeURIComponent).join('/')}`
