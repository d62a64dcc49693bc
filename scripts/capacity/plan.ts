/** The needs of one shop process on this machine. Processor times are in milliseconds of one core. */
export interface ShopMeasurements {
  readonly cachedPageMs: number
  readonly renderedPageMs: number
  readonly queryMs: number
  readonly cartChangeMs: number
  readonly fileMs: number
  /** Resident memory after the measurement, in MiB. */
  readonly residentMib: number
}

/** The assumptions by the options that change them, with their usual and highest values. */
export const OPTIONS = {
  pages: { key: 'pages', usual: 7, most: 1000, meaning: 'pages of a visit' },
  documents: {
    key: 'documents',
    usual: 0.4,
    most: 1,
    meaning: 'share of them that the browser loads as a document; the others are queries',
  },
  'cart-changes': { key: 'cartChanges', usual: 0.8, most: 1000, meaning: 'cart changes of a visit' },
  files: { key: 'files', usual: 30, most: 10_000, meaning: 'scripts, styles, fonts and pictures of a visit' },
  'busiest-hour': { key: 'busiestHour', usual: 0.1, most: 1, meaning: "share of the day's visits in the busiest hour" },
  peak: { key: 'peak', usual: 2, most: 100, meaning: 'busiest minute of that hour over its average' },
  rendered: { key: 'rendered', usual: 0.25, most: 1, meaning: 'share of pages at the shop that are not in its cache' },
  'cdn-pages': { key: 'cdnPages', usual: 0.6, most: 1, meaning: 'share of documents and queries that the CDN answers' },
  'cdn-files': { key: 'cdnFiles', usual: 0.97, most: 1, meaning: 'share of files that the CDN answers' },
  load: { key: 'load', usual: 0.6, most: 1, meaning: 'highest load of the core of a replica' },
  spare: { key: 'spare', usual: 1, most: 1000, meaning: 'replicas that may fail or be replaced' },
  caches: { key: 'caches', usual: 192, most: 1_000_000, meaning: 'MiB that caches may still take: the sum of CACHE_MB' },
} as const

export type Assumptions = Readonly<Record<(typeof OPTIONS)[keyof typeof OPTIONS]['key'], number>>

export const USUAL = Object.fromEntries(Object.values(OPTIONS).map(({ key, usual }) => [key, usual])) as Assumptions

export interface Need {
  /** Requests per second that reach the shop. */
  readonly requests: number
  /** Share of all requests that the CDN answers. */
  readonly cdnShare: number
  readonly replicas: number
  /** The memory of one replica, in MiB. */
  readonly replicaMib: number
}

/**
 * The capacity that the busiest minute of a day needs.
 * @param hasCdn without one all requests reach the shop
 * @source RUN-27
 */
export function planCapacity(visitsPerDay: number, measured: ShopMeasurements, assumed: Assumptions, hasCdn: boolean): Need {
  const visits = (visitsPerDay * assumed.busiestHour * assumed.peak) / 3600
  const missedPages = hasCdn ? 1 - assumed.cdnPages : 1
  const missedFiles = hasCdn ? 1 - assumed.cdnFiles : 1
  const documents = visits * assumed.pages * assumed.documents * missedPages
  const queries = visits * assumed.pages * (1 - assumed.documents) * missedPages
  const cartChanges = visits * assumed.cartChanges
  const files = visits * assumed.files * missedFiles
  const pageMs = assumed.rendered * measured.renderedPageMs + (1 - assumed.rendered) * measured.cachedPageMs
  const cores =
    (documents * pageMs + queries * measured.queryMs + cartChanges * measured.cartChangeMs + files * measured.fileMs) / 1000
  const requests = documents + queries + cartChanges + files
  const all = visits * (assumed.pages + assumed.cartChanges + assumed.files)
  return {
    requests,
    cdnShare: hasCdn && all > 0 ? 1 - requests / all : 0,
    replicas: Math.max(1, Math.ceil(cores / assumed.load)) + assumed.spare,
    replicaMib: measured.residentMib + assumed.caches,
  }
}
