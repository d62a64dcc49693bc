import type { RouteObject } from 'react-router'
import type { ClientManifest, ManifestChunk, PageAssets } from '#schema/page.types.ts'
import { NAMESPACES } from '../messages/all-messages.ts'
import { messageSources } from '../messages/languages.ts'
import { type ScreenHandle, screenHandle } from '../router/screen-handle.ts'
import { routes } from '../routes.ts'

type Manifest = NonNullable<PageAssets['manifest']>

const ENTRY = 'web/entry.client.tsx'
/** Key of the files shared by all pages. */
const EVERY_PAGE = '*'

/**
 * URLs of the scripts and styles of each screen, late ones included, by route name. `*` has the files any page may need, with the
 * messages no screen names. Empty without a build.
 * @param language BCP 47 tag of the shop's messages
 * @source HOME-5
 */
export function clientManifest({ manifest }: PageAssets, language: string): ClientManifest {
  if (!manifest) return { routes: {} }
  const isShared = (key: string) => !/^web\/(?:routes|messages)\//.test(key)
  const handles = screenHandles(routes)
  const screenMessages = new Set<string>(handles.flatMap(({ messages }) => messages))
  const sharedMessages = NAMESPACES.filter((name) => !screenMessages.has(name))
  const shared = fileUrls(collectChunks(manifest, [ENTRY, ...messageSources(language, sharedMessages)], isShared))
  const byName = Object.groupBy(handles, ({ name }) => name)
  return {
    routes: {
      [EVERY_PAGE]: shared,
      ...Object.fromEntries(
        Object.entries(byName).map(([name, handles = []]) => {
          const keys = handles.flatMap(({ source, messages }) => [source, ...messageSources(language, messages)])
          const chunks = collectChunks(manifest, keys, (key) => key !== ENTRY && !key.startsWith('web/messages/'))
          return [name, fileUrls(chunks).filter((file) => !shared.includes(file))]
        }),
      ),
    },
  }
}

const screenHandles = (table: readonly RouteObject[]): ScreenHandle[] =>
  table.flatMap(({ handle, children = [] }) => [screenHandle([handle]) ?? [], ...screenHandles(children)].flat())

/** The chunks of `keys` with their static and dynamic imports, transitively. Imports that fail `isIncluded` are skipped. */
function collectChunks(manifest: Manifest, keys: readonly string[], isIncluded: (key: string) => boolean) {
  const chunks = new Set<ManifestChunk>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) if (isIncluded(next)) collect(next)
  }
  keys.forEach(collect)
  return chunks
}

/** Scripts, workers and styles. Fonts and pictures are excluded, because they are cached when first used. */
const fileUrls = (chunks: ReadonlySet<ManifestChunk>): string[] => [
  ...new Set(
    [...chunks]
      .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets.filter(isScript)])
      .map((file) => `/${file}`),
  ),
]

const isScript = (file: string) => file.endsWith('.js')
