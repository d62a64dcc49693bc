import type { Load, Operation } from '#schema/operation.ts'
import { OfflineError } from '../api/errors.ts'
import type { DataLayer, LoadOptions } from './data-layer.types.ts'
import { recordGaps } from './gaps.ts'
import { cameWithGaps, type PageData } from './page-data.ts'

let firstPage: PageData | null = null
let layer: Promise<DataLayer> | null = null
const listeners = new Set<() => void>()

/**
 * Answers operations in the browser: from the device cache while the answer is fresh, otherwise from the shop. A stale answer is
 * returned at once and refreshed in the background.
 * @throws OfflineError when nothing is cached and there is no network
 * @throws UnavailableError when nothing is cached and the shop does not answer
 */
export async function clientLoad<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: LoadOptions = {},
): Promise<Result> {
  const { load } = await dataLayer()
  return load(operation, variables, options)
}

/** Loads data for screens and records answers with gaps. */
export const navigationLoad: Load = (operation, variables) => clientLoad(operation, variables, { onGaps: recordGaps })

/** Hands over the data that came with the page. The cache reads it once its code is loaded. */
export function seedFrom(page: PageData) {
  firstPage = page
  if (cameWithGaps(page)) recordGaps()
}

/** Loads the cache. Called in idle time. */
export async function warmUp(): Promise<void> {
  await dataLayer().catch((error) => console.warn('The cache is not ready', error))
}

/** Refetches answers with gaps because the shopper reloads the open page. */
export function retryGaps() {
  layer?.then(
    (data) => data.retryGaps(),
    () => undefined, // reported where the answer is needed
  )
}

/** Calls back when data on screen has been replaced by newer data. */
export function onRefreshed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notifyRefreshed() {
  for (const listener of listeners) listener()
}

function dataLayer(): Promise<DataLayer> {
  layer ??= import('./apollo/data-layer.ts').then(
    ({ openDataLayer }) => openDataLayer(firstPage, notifyRefreshed),
    (cause) => {
      layer = null
      throw new OfflineError({ cause })
    },
  )
  return layer
}
