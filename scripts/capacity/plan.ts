/** What one shop process needs on this machine. Processor times are in milliseconds of one core. */
export interface ShopMeasurements {
  readonly cachedPageMs: number
  readonly renderedPageMs: number
  readonly queryMs: number
  readonly cartChangeMs: number
  readonly fileMs: number
  /** Resident memory after the measurement, in MiB. */
  readonly residentMib: number
}

export interface Assumptions {
  /** Pages of a visit, opened as a document or by a navigation. */
  readonly pages: number
  /** Share of these pages that the browser loads as a document; the others are GraphQL queries. */
  readonly documents: number
  readonly cartChanges: number
  /** Scripts, styles, fonts and pictures of a visit. */
  readonly files: number
  /** Share of a day's visits in its busiest hour. */
  readonly busiestHour: number
  /** The busiest minute of that hour over its average. */
  readonly peak: number
  /** Share of the pages at the shop that have to be rendered. */
  readonly rendered: number
  /** Share of documents and queries that a CDN answers. */
  readonly cdnPages: number
  /** Share of files that a CDN answers. */
  readonly cdnFiles: number
  /** Highest load of a replica's core. */
  readonly load: number
  /** Replicas that may fail or be replaced at the busiest minute. */
  readonly spare: number
  /** Memory that the caches may still take, in MiB: the bounds of CACHE_MB. */
  readonly caches: number
}

export const USUAL: Assumptions = {
  pages: 7,
  documents: 0.4,
  cartChanges: 0.8,
  files: 30,
  busiestHour: 0.1,
  peak: 2,
  rendered: 0.25,
  cdnPages: 0.6,
  cdnFiles: 0.97,
  load: 0.6,
  spare: 1,
  caches: 192,
}

export interface Need {
  /** Requests per second that reach the shop. */
  readonly requests: number
  /** Share of all requests that the CDN answers. */
  readonly cdnShare: number
  readonly replicas: number
  /** Of one replica, in MiB. */
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
