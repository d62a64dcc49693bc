/** Where a store view answers with its app shell: '/de/app-shell'. */
const SHELL = /^(\/[a-z][a-z0-9_-]*)?\/app-shell$/

/** The prefix of the store view that an app shell is of; null for what is no address of one. */
export const prefixOfShell = (path: string): string | null => {
  const [whole, prefix = ''] = SHELL.exec(path) ?? []
  return whole === undefined ? null : prefix
}

/**
 * The app shell that a page is shown in without a network: that of its store view, or that of the default one.
 * @param path of the page
 * @param kept paths of the app shells that are there
 */
export function shellFor(path: string, kept: readonly string[]): string | undefined {
  const fitting = kept.filter((shell) => {
    const prefix = prefixOfShell(shell)
    return prefix !== null && (prefix === '' || path === prefix || path.startsWith(`${prefix}/`))
  })
  return fitting.sort((a, b) => b.length - a.length)[0]
}
