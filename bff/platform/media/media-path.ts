/** Path segment of the platform's media files, on any host and in any folder. */
const MEDIA = '/media/'
const PRODUCTS = 'catalog/product/'
/** Scaled copies that the merchant's own shop made: 'cache/0fdde2…/o/a/oak.jpg'. */
const SCALED = /^cache\/[\da-f]{16,64}\//
const DIRECTIVE = /^\s*\{\{media\s+url=(?:"([^"{}]*)"|'([^'{}]*)'|([^\s"'{}]*))\s*\}\}\s*$/
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i
const VIDEO = /\.(?:mp4|webm)$/i
const UNADDRESSABLE = /[\p{Surrogate}\p{Cc}\\]/u
const LONGEST = 512

/**
 * Path of a merchant's picture for `pictureUrl`: '/o/a/oak.jpg' for a product's picture, '/media/wysiwyg/yard.jpg' for any other file. The
 * host is ignored, because pictures are always read from the platform. Null if the source is not a picture in the platform's media folder.
 *
 * @param source `src` as the merchant's editor writes it: a URL, a path, or a directive such as `{{media url="wysiwyg/yard.jpg"}}`
 * @source CMS-20; platform contract E12
 */
export const mediaPath = (source: string): string | null => {
  const file = fileIn(source, PICTURE)
  if (file === null) return null
  return file.startsWith(PRODUCTS) ? `/${file.slice(PRODUCTS.length).replace(SCALED, '')}` : MEDIA + file
}

/** URL path of a merchant's video in this shop; null as for `mediaPath`. @source CMS-22 */
export function videoPath(source: string): string | null {
  const file = fileIn(source, VIDEO)
  return file && MEDIA + file.split('/').map(encodeURIComponent).join('/')
}

function fileIn(source: string, type: RegExp): string | null {
  if (source.length > 4 * LONGEST) return null
  const [, quoted, single, bare] = DIRECTIVE.exec(source) ?? []
  const directive = quoted ?? single ?? bare
  const path = directive === undefined ? pathIn(source.trim()) : MEDIA + directive
  const start = path?.indexOf(MEDIA) ?? -1
  if (!path || start < 0) return null
  const file = decodePath(path.slice(start + MEDIA.length))
  if (file === null || file.length > LONGEST || UNADDRESSABLE.test(file) || !type.test(file)) return null
  return file.split('/').some((segment) => ['', '.', '..'].includes(segment)) ? null : file
}

/** The path of a URL; null for schemes other than the web's. */
function pathIn(source: string): string | null {
  if (!/^(?:https?:)?\/(?!\\)/i.test(source)) return null
  return URL.parse(source, 'https://shop.invalid')?.pathname ?? null
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // '%zz' names no file
  }
}
