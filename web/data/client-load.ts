import type { Load, MutationOperation, MutationResult, Operation, PrivateOperation } from '#schema/operation.ts'
import type { DataLayer, LoadOptions } from './data-layer.types.ts'
import { OfflineError } from './errors.ts'
import { noteGaps } from './gaps.ts'
import { cameWithGaps, type PageData } from './page-data.ts'

let firstPage: PageData | null = null
let layer: Promise<DataLayer> | null = null
const listeners = new Set<() => void>()

/**
 * Answers operations in the browser: from what is kept on the device while it is fresh, otherwise from the shop.
 * What is kept but no longer fresh is given at once and refreshed behind.
 * @throws OfflineError when nothing is kept and there is no network
 * @throws UnavailableError when nothing is kept and the shop does not answer
 */
export async function clientLoad<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: LoadOptions = {},
): Promise<Result> {
  const { load } = await dataLayer()
  return load(operation, variables, options)
}

/**
 * Asks the shop about this shopper, each time anew: nothing of the answer is kept.
 * @throws OfflineError when the request did not reach the shop, or its answer did not come back
 * @throws UnavailableError when the shop does not answer, or cannot say
 */
export async function clientAsk<Result, Variables>(
  operation: PrivateOperation<Result, Variables>,
  variables: Variables,
  { signal }: Pick<LoadOptions, 'signal'> = {},
): Promise<Result> {
  const { ask } = await dataLayer()
  return ask(operation, variables, signal)
}

/**
 * Sends a mutation. What it refuses is in the answer's `userErrors`; who calls it decides whether it is sent again.
 * @throws OfflineError when the request did not reach the shop, or its answer did not come back
 * @throws UnavailableError when the shop does not answer, or refuses the request as a whole
 */
export async function clientMutate<Result extends MutationResult, Variables>(
  mutation: MutationOperation<Result, Variables>,
  variables: Variables,
  { signal }: Pick<LoadOptions, 'signal'> = {},
): Promise<Result> {
  const { mutate } = await dataLayer()
  return mutate(mutation, variables, signal)
}

/** Answers screens, and notes answers with gaps. */
export const navigationLoad: Load = (operation, variables) => clientLoad(operation, variables, { onGaps: noteGaps })

/** Hands over what came with the page; the cache takes it up when it is loaded. */
export function seedFrom(page: PageData) {
  firstPage = page
  if (cameWithGaps(page)) noteGaps()
}

/** Gets the cache ready while nothing else is going on. */
export async function warmUp(): Promise<void> {
  await dataLayer().catch((error) => console.warn('The cache is not ready', error))
}

/** The shopper asks for the page that is open: what has gaps is asked for again, not taken from what is kept. */
export function retryGaps() {
  layer?.then(
    (data) => data.retryGaps(),
    () => undefined, // told where the answer is needed
  )
}

/** Calls back when data that was shown has been replaced by newer data. */
export function onRefreshed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellOfRefresh() {
  for (const listener of listeners) listener()
}

function dataLayer(): Promise<DataLayer> {
  layer ??= import('./apollo/data-layer.ts').then(
    ({ openDataLayer }) => openDataLayer(firstPage, tellOfRefresh),
    (cause) => {
      layer = null
      throw new OfflineError({ cause })
    },
  )
  return layer
}
