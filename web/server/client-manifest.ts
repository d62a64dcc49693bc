import type { RouteObject } from 'react-router'
import type { ClientManifest, ManifestChunk, PageAssets } from '#schema/page.types.ts'
import { NAMESPACES } from '../messages/all-messages.ts'
import { messageSources } from '../messages/languages.ts'
import { type ScreenHandle, screenHandle } from '../router/screen-handle.ts'
import { routes } from '../routes.ts'

type Manifest = NonNullable<PageAssets['manifest']>

const ENTRY = 'web/entry.client.tsx'
/** What every page may need, by which it is listed. */
const EVERY_PAGE = '*'

/**
 * Addresses of the scripts and styles of each screen, late ones among them, by the name of its route; under `*` what any page may need,
 * with every text that no screen names: late parts bring their own. Nothing without a build.
 * @param language BCP 47 tag of the shop's messages
 * @source HOME-5
 */
export function clientManifest({ manifest }: PageAssets, language: string): ClientManifest {
  if (!manifest) return { routes: {} }
  const isShared = (key: string) => !/^web\/(?:routes|messages)\//.test(key)
  const handles = screens(routes)
  const ofScreens = new Set<string>(handles.flatMap(({ messages }) => messages))
  const ofAnyPage = NAMESPACES.filter((name) => !ofScreens.has(name))
  const every = filesOf(reached(manifest, [ENTRY, ...messageSources(language, ofAnyPage)], isShared))
  const known = new Set(every)
  const byName = Object.groupBy(handles, ({ name }) => name)
  return {
    routes: {
      [EVERY_PAGE]: every,
      ...Object.fromEntries(
        Object.entries(byName).map(([name, handles = []]) => {
          const keys = handles.flatMap(({ source, messages }) => [source, ...messageSources(language, messages)])
          const own = reached(manifest, keys, (key) => key !== ENTRY && !key.startsWith('web/messages/'))
          return [name, filesOf(own).filter((file) => !known.has(file))]
        }),
      ),
    },
  }
}

const screens = (table: readonly RouteObject[]): ScreenHandle[] =>
  table.flatMap(({ handle, children = [] }) => [screenHandle([handle]) ?? [], ...screens(children)].flat())

/** The chunks of keys and all they import, sooner or later, as far as one may go. */
function reached(manifest: Manifest, keys: readonly string[], mayGoTo: (key: string) => boolean) {
  const found = new Set<ManifestChunk>()
  const go = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) if (mayGoTo(next)) go(next)
  }
  keys.forEach(go)
  return found
}

/** Scripts, workers among them, and styles. Fonts and pictures are kept as they are seen. */
const filesOf = (chunks: ReadonlySet<ManifestChunk>): string[] => [
  ...new Set(
    [...chunks]
      .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets.filter(isScript)])
      .map((file) => `/${file}`),
  ),
]

const isScript = (file: string) => file.endsWith('.js')
