import { isOffline } from '../../api/errors.ts'
import type { DataLayer } from '../data-layer.types.ts'
import { ownPrices } from '../own-prices.ts'

type Load = DataLayer['load']

/**
 * Loads results with guest prices, or with those of the signed-in customer. Apollo has one cache per client, so each customer gets a
 * client of their own, in memory only. Results never cross over, whatever order they arrive in. Offline, guest results are used.
 * @param openOwn creates the loader of one customer, with an empty cache
 * @param onChange called when everything on screen must be refetched
 * @source USER-6; decision 0001
 */
export function customerLoader(loadShared: Load, openOwn: () => Load, onChange: () => void): Load {
  let current = ownPrices.current() ? openOwn() : loadShared
  ownPrices.subscribe(() => {
    current = ownPrices.current() ? openOwn() : loadShared
    onChange()
  })

  const load: Load = async (operation, variables, options) => {
    const used = current
    const isOutdated = () => used !== current && !options.signal?.aborted
    try {
      const result = await used(operation, variables, options)
      return isOutdated() ? load(operation, variables, options) : result
    } catch (error) {
      if (isOutdated()) return load(operation, variables, options)
      if (used === loadShared || !isOffline(error)) throw error
      return loadShared(operation, variables, options)
    }
  }
  return load
}
