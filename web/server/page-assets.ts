import type { ManifestChunk, PageAssets } from '#schema/page.types.ts'

/** URLs of the files a page needs to become interactive. */
export interface PageFiles {
  /** A classic script that runs before first paint. */
  readonly beforePaint: string
  /** The entry module and its static imports. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

const ENTRY = 'web/entry.client.tsx'
const BEFORE_PAINT = 'web/before-paint.ts'
/** Reloads a page the server could not render. */
const RETRY = 'web/entry.retry.ts'

/** Header and footer hydrate late, but their styles are needed at first paint. */
const LATE_SHELL = 'web/features/shell/layout/shell.tsx'

/** Without a build, Vite serves the sources, and scripts add their styles. */
const SOURCES: PageFiles = {
  beforePaint: `/${BEFORE_PAINT}`,
  modules: ['/@vite/client', '/web/entry.dev.ts'],
  styles: [],
  fonts: [],
}

/** @param screens source paths of the screens, such as `web/routes/home/home.tsx` */
export function pageFiles({ manifest }: PageAssets, screens: readonly string[]): PageFiles {
  if (!manifest) return SOURCES
  const chunks = [...collectImports(manifest, [ENTRY, ...screens])]
  const painted = [...collectImports(manifest, [ENTRY, LATE_SHELL, ...screens])]
  return {
    beforePaint: toUrl(manifest[BEFORE_PAINT]?.file ?? ''),
    modules: chunks.map(({ file }) => toUrl(file)),
    styles: [...new Set(painted.flatMap(({ css = [] }) => css))].map(toUrl),
    fonts: [...new Set(painted.flatMap(({ assets = [] }) => assets))].filter((file) => file.endsWith('.woff2')).map(toUrl),
  }
}

/** The files of a 503 page: styles, and the script that retries. */
export function retryPageFiles(assets: PageAssets): PageFiles {
  const files = pageFiles(assets, ['web/features/content/error-pages/not-found-view.tsx'])
  const { manifest } = assets
  const modules = manifest ? [...collectImports(manifest, [RETRY])].map(({ file }) => toUrl(file)) : [`/${RETRY}`]
  return { ...files, modules }
}

/** Values of the Link header. Without scripts, because they would compete with the first picture. */
export function preloadHeaders({ styles, fonts }: Pick<PageFiles, 'styles' | 'fonts'>): string[] {
  return [
    ...styles.map((file) => `<${file}>; rel=preload; as=style`),
    ...fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ]
}

/** The chunks of `keys` with their static imports, in the order of the keys, so that styles keep their order. */
function collectImports(
  manifest: NonNullable<PageAssets['manifest']>,
  keys: readonly string[],
  found = new Set<ManifestChunk>(),
) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk)) continue
    found.add(chunk)
    collectImports(manifest, chunk.imports ?? [], found)
  }
  return found
}

const toUrl = (file: string) => `/${file}`
