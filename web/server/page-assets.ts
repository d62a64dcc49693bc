import type { ManifestChunk, PageAssets } from '#schema/page.types.ts'

/** Addresses of what a page needs before it can be used. */
export interface PageFiles {
  /** Plain script that runs before the page is painted. */
  readonly beforePaint: string
  /** The module that starts the page, and all that it will import, worth fetching at once. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

const ENTRY = 'web/entry.client.tsx'
const BEFORE_PAINT = 'web/before-paint.ts'
/** Opens a page again that could not be made. */
const RETRY = 'web/entry.retry.ts'

/** Header and footer come alive late, but are seen at once. */
const LATE_SHELL = 'web/features/shell/layout/shell.tsx'

/** Without a build, Vite serves the sources and brings styles with the scripts. */
const SOURCES: PageFiles = {
  beforePaint: `/${BEFORE_PAINT}`,
  modules: ['/@vite/client', '/web/entry.dev.ts'],
  styles: [],
  fonts: [],
}

/**
 * What the entry and the screens need.
 * @param screens sources of the screens' code, `web/routes/home/home.tsx`
 */
export function pageFiles({ manifest }: PageAssets, screens: readonly string[]): PageFiles {
  if (!manifest) return SOURCES
  const chunks = [...closure(manifest, [ENTRY, ...screens])]
  const seen = [...closure(manifest, [ENTRY, LATE_SHELL, ...screens])]
  return {
    beforePaint: address(manifest[BEFORE_PAINT]?.file ?? ''),
    modules: chunks.map(({ file }) => address(file)),
    styles: [...new Set(seen.flatMap(({ css = [] }) => css))].map(address),
    fonts: [...new Set(seen.flatMap(({ assets = [] }) => assets))].filter((file) => file.endsWith('.woff2')).map(address),
  }
}

/** What a page needs that stands for one the platform gave no data for: styles, and the script that tries again. */
export function retryPageFiles(assets: PageAssets): PageFiles {
  const files = pageFiles(assets, ['web/features/content/error-pages/not-found-view.tsx'])
  const { manifest } = assets
  const modules = manifest ? [...closure(manifest, [RETRY])].map(({ file }) => address(file)) : [`/${RETRY}`]
  return { ...files, modules }
}

/**
 * Values of the Link header, so that the browser fetches before it has parsed the page. Without scripts, which would compete with the
 * first picture.
 */
export function preloadHeaders({ styles, fonts }: Pick<PageFiles, 'styles' | 'fonts'>): string[] {
  return [
    ...styles.map((file) => `<${file}>; rel=preload; as=style`),
    ...fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ]
}

/** The chunks and their static imports, in the order of the keys, so that styles keep their order. */
function closure(manifest: NonNullable<PageAssets['manifest']>, keys: readonly string[], found = new Set<ManifestChunk>()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk)) continue
    found.add(chunk)
    closure(manifest, chunk.imports ?? [], found)
  }
  return found
}

const address = (file: string) => `/${file}`
