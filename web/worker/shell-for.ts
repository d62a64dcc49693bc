/** Path of a store view's app shell: '/de/app-shell'. */
const SHELL = /^(\/[a-z][a-z0-9_-]*)?\/app-shell$/

/** The store view prefix of an app shell path; null for any other path. */
export const prefixOfShell = (path: string): string | null => {
  const [whole, prefix = ''] = SHELL.exec(path) ?? []
  return whole === undefined ? null : prefix
}

/**
 * The app shell that shows a page offline: that of its store view, or that of the default one.
 * @param path of the page
 * @param kept paths of the cached app shells
 */
export function shellFor(path: string, kept: readonly string[]): string | undefined {
  const matching = kept.filter((shell) => {
    const prefix = prefixOfShell(shell)
    return prefix !== null && (prefix === '' || path === prefix || path.startsWith(`${prefix}/`))
  })
  return matching.sort((a, b) => b.length - a.length)[0]
}
