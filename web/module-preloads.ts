import type { Plugin, Rolldown } from 'vite'

/** What nobody waits for: it comes when the page has settled. */
const BEHIND = /\/web\/(settle\.ts|data\/apollo\/|offline\/|features\/[\w-]+\/(device|session|events)\/)/

/**
 * Decides which modules are fetched ahead of a dynamic import, beside the import's own: none for what nobody waits for, otherwise those
 * that a page does not fetch anyway as it starts and settles. Each of them is an element in the page's head, and a name in its
 * first script.
 * @source decision 0099
 */
export function modulePreloads(): Plugin {
  let chunks: ReadonlyMap<string, Rolldown.OutputChunk> = new Map()
  let onEveryPage: ReadonlySet<string> = new Set()

  const isBehind = (file: string) => BEHIND.test(chunks.get(file)?.facadeModuleId ?? '')
  return {
    name: 'module-preloads',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, needed) => (isBehind(file) ? [] : needed.filter((name) => !onEveryPage.has(name))),
        },
      },
    }),
    generateBundle(_, bundle) {
      chunks = new Map(Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file]] : [])))
      const starts = [...chunks.values()].filter(({ isEntry, fileName }) => isEntry || isBehind(fileName))
      onEveryPage = closureOf(
        starts.map(({ fileName }) => fileName),
        chunks,
      )
    },
  }
}

/** Chunks and all that they import before they run. */
function closureOf(names: readonly string[], chunks: ReadonlyMap<string, Rolldown.OutputChunk>, found = new Set<string>()) {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    closureOf(chunks.get(name)?.imports ?? [], chunks, found)
  }
  return found
}
