export type PathShape =
  | { readonly kind: 'product'; readonly sku: string; readonly childSku: string | null }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'content'; readonly identifier: string }
  | { readonly kind: 'bare'; readonly urlPath: string }

/** One reading of a path, with its normalised form. */
export interface PathReading {
  readonly shape: PathShape
  readonly path: string
}

export interface RoutePath {
  /** As requested, then in lower case if that differs. */
  readonly readings: readonly PathReading[]
  /** False if the path has redundant slashes. */
  readonly isTidy: boolean
}

const MAX_LENGTH = 2048

/**
 * Parses '/p/{sku}/{slug}[/{childSku}]', '/c/{slug}', '/i/{identifier}' or a path of the catalogue. Returns null for the root,
 * invalid escapes, paths that are too long and paths outside `basePath`.
 *
 * @param path without host; a query and a fragment are ignored
 * @param basePath prefix of the store view ('/de'), empty for the default one
 * @source SCREEN-8 to SCREEN-11
 */
export function readRoutePath(path: string, basePath: string): RoutePath | null {
  const asked = path.split(/[?#]/, 1)[0] ?? ''
  const prefix = basePath === '' ? '' : `${basePath}/`
  if (asked.length > MAX_LENGTH || !asked.startsWith(prefix)) return null
  const parts = asked.slice(basePath.length).split('/')
  const segments = decodeParts(parts.filter(Boolean))
  if (!segments || segments.length === 0) return null
  const readings = [segments, inLowerCase(segments)].map((written) => toReading(written, basePath))
  const [first, second] = readings
  return {
    readings: first?.path === second?.path ? readings.slice(0, 1) : readings,
    isTidy: parts.length === segments.length + 1 && parts[0] === '',
  }
}

function toReading(segments: readonly string[], basePath: string): PathReading {
  return { shape: toShape(segments), path: [basePath, ...segments.map(encodeURIComponent)].join('/') }
}

function toShape(segments: readonly string[]): PathShape {
  const [letter, name = '', , childSku = null] = segments
  if (letter === 'p' && (segments.length === 3 || segments.length === 4)) return { kind: 'product', sku: name, childSku }
  if (letter === 'c' && segments.length === 2) return { kind: 'category', slug: name }
  if (letter === 'i' && segments.length === 2) return { kind: 'content', identifier: name }
  return { kind: 'bare', urlPath: segments.join('/') }
}

/** Skus are case-sensitive. */
function inLowerCase(segments: readonly string[]): readonly string[] {
  const isProduct = segments[0]?.toLowerCase() === 'p' && (segments.length === 3 || segments.length === 4)
  return segments.map((segment, index) => (isProduct && (index === 1 || index === 3) ? segment : segment.toLowerCase()))
}

/** Decodes each segment separately, because a sku may contain a slash. */
function decodeParts(parts: readonly string[]): readonly string[] | null {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return null
  }
}
