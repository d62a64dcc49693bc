import type { Operation } from '#schema/operation.ts'
import { clientLoad } from '../../../data/client-load.ts'
import { isOffline } from '../../../data/errors.ts'
import { isThrifty } from '../../../data/is-thrifty.ts'

/** Prefetches the products of a list, so that it can be shown at once, online and offline. */
export const fetchingAhead =
  <Result>(operation: Operation<Result, { readonly skus: readonly string[] }>) =>
  (skus: readonly string[]) => {
    if (isThrifty() || !navigator.onLine) return
    clientLoad(operation, { skus }).catch((error) => {
      if (!isOffline(error)) console.warn(`${operation.name} has to be fetched again`, error)
    })
  }
